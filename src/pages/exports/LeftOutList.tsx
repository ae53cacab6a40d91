import { useState } from 'react';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { reviewPath } from '../../config/paths.ts';
import type { LeftOut } from '../../domain/exports/checks.ts';
import { peopleText } from '../../domain/people/peopleText.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import '../../ui/blockTable.scss';
import { STORED } from '../../ui/stored.ts';

/** A longer list would hide the buttons below it. */
const SHOWN = 10;

/** People who will not be in the file, shown before it is created. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <Notice
      kind="warning"
      title={`${peopleText(leftOut.length)} ${leftOut.length === 1 ? 'is' : 'are'} not in this file`}
    >
      <Table className="block-table align-middle mb-2" aria-label="Not in this file">
        <TableHead columns={['Name', 'Reason']} />
        <tbody>
          {leftOut.slice(0, shown).map(({ uid, name, userid, reason }) => (
            <tr key={uid}>
              <th scope="row" {...STORED}>
                <Link to={reviewPath(uid)}>{name || userid}</Link>
              </th>
              <td data-label="Reason">{reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowMore
        more={leftOut.length > shown ? 'available' : 'none'}
        what="people"
        onClick={() => setShown(leftOut.length)}
      />
    </Notice>
  );
}

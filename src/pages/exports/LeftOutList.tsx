import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { reviewPath } from '../../config/paths.ts';
import type { LeftOut } from '../../domain/exports/checks.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TableHead } from '../../ui/TableHead.tsx';

/** People who will not be in the file, shown before it is created. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const people =
    leftOut.length === 1 ? '1 person is' : `${leftOut.length.toLocaleString('en-IN')} people are`;
  return (
    <Notice kind="warning" title={`${people} not in this file`}>
      <div className="table-scroll">
        <Table className="align-middle" aria-label="Not in this file">
          <TableHead columns={['Name', 'Reason']} />
          <tbody>
            {leftOut.map(({ uid, name, userid, reason }) => (
              <tr key={uid}>
                <td className="text-break">
                  <Link to={reviewPath(uid)}>{name || userid}</Link>
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Notice>
  );
}

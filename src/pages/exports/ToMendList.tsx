import { useState } from 'react';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { reviewSectionPath } from '../../config/paths.ts';
import type { RowToMend } from '../../domain/exports/checks.ts';
import type { Outcome, RowProblem } from '../../domain/exports/receivers.ts';
import { FORMS } from '../../domain/forms/registry.ts';
import { peopleText } from '../../domain/people/peopleText.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import '../../ui/blockTable.scss';
import { STORED } from '../../ui/stored.ts';

/** A longer list would hide the buttons below it. */
const SHOWN = 10;

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  refused: 'Will be refused',
  changed: 'Changed in the file',
  doubtful: 'Doubtful',
};

function categoryOf({ part }: RowProblem) {
  return part === 'profile' ? 'general' : FORMS[part].category;
}

/** Rows that the receiver of the file will refuse or that were changed for it, shown before it is created. */
export function ToMendList({ toMend }: { toMend: readonly RowToMend[] }) {
  const [shown, setShown] = useState(SHOWN);
  const refused = toMend.filter(({ problems }) =>
    problems.some(({ outcome }) => outcome === 'refused'),
  ).length;
  return (
    <Notice
      kind="warning"
      title={
        refused > 0
          ? `The receiver will refuse ${refused === 1 ? 'the row' : 'the rows'} of ${peopleText(refused)}`
          : `Look at ${toMend.length === 1 ? 'the row' : 'the rows'} of ${peopleText(toMend.length)} first`
      }
    >
      <p>A query on the linked form asks the person for the right value. You can export the file anyway.</p>
      <Table className="block-table align-middle mb-2" aria-label="Rows to mend">
        <TableHead columns={['Name', 'What and why']} />
        <tbody>
          {toMend.slice(0, shown).map(({ uid, name, userid, problems }) => (
            <tr key={uid}>
              <th scope="row" {...STORED}>
                {name || userid}
              </th>
              <td data-label="What and why">
                <div>
                  {problems.map((problem) => (
                    <div key={problem.message}>
                      <Link to={reviewSectionPath(uid, categoryOf(problem))}>
                        {OUTCOMES[problem.outcome]}
                      </Link>
                      <span>{`: ${problem.message}`}</span>
                    </div>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowMore
        more={toMend.length > shown ? 'available' : 'none'}
        what="people"
        onClick={() => setShown(toMend.length)}
      />
    </Notice>
  );
}

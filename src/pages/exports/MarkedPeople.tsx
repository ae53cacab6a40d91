import { type ReactNode, useState } from 'react';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { reviewPath, reviewSectionPath } from '../../config/paths.ts';
import type { LeftOut, RowWithProblems } from '../../domain/exports/checks.ts';
import type { Outcome, RowProblem } from '../../domain/exports/rowProblems.ts';
import { FORMS } from '../../domain/forms/registry.ts';
import { peopleText } from '../../domain/people/peopleText.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import '../../ui/blockTable.scss';
import { STORED } from '../../ui/stored.ts';

/** A longer list would hide the buttons below it. */
const SHOWN = 10;

interface MarkedPeopleProps {
  title: string;
  /** Names the table for screen readers. */
  label: string;
  /** The heading of the column beside the names. */
  column: string;
  people: readonly { uid: string; name: ReactNode; detail: ReactNode }[];
  children?: ReactNode;
}

/** People to look at before the file is created. */
function MarkedPeople({ title, label, column, people, children }: MarkedPeopleProps) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <Notice kind="warning" title={title}>
      {children}
      <Table className="block-table align-middle mb-2" aria-label={label}>
        <TableHead columns={['Name', column]} />
        <tbody>
          {people.slice(0, shown).map(({ uid, name, detail }) => (
            <tr key={uid}>
              <th scope="row" {...STORED}>
                {name}
              </th>
              <td data-label={column}>{detail}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowMore
        more={people.length > shown ? 'available' : 'none'}
        what="people"
        onClick={() => setShown(people.length)}
      />
    </Notice>
  );
}

/** People who will not be in the file. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return (
    <MarkedPeople
      title={`${peopleText(leftOut.length)} ${leftOut.length === 1 ? 'is' : 'are'} not in this file`}
      label="Not in this file"
      column="Reason"
      people={leftOut.map(({ uid, name, userid, reason }) => ({
        uid,
        name: <Link to={reviewPath(uid)}>{name || userid}</Link>,
        detail: <Sentence values={[name]}>{reason}</Sentence>,
      }))}
    />
  );
}

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  refused: 'Will be refused',
  changed: 'Changed in the file',
  doubtful: 'Doubtful',
};

function categoryOf({ part }: RowProblem) {
  return part === 'profile' ? 'general' : FORMS[part].category;
}

/** Rows that the receiver of the file will refuse or that were changed for it. */
export function ProblemRowsList({ problemRows }: { problemRows: readonly RowWithProblems[] }) {
  const refused = problemRows.filter(({ problems }) =>
    problems.some(({ outcome }) => outcome === 'refused'),
  ).length;
  return (
    <MarkedPeople
      title={
        refused > 0
          ? `The receiver will refuse ${refused === 1 ? 'the row' : 'the rows'} of ${peopleText(refused)}`
          : `Look at ${problemRows.length === 1 ? 'the row' : 'the rows'} of ${peopleText(problemRows.length)} first`
      }
      label="Rows to mend"
      column="What and why"
      people={problemRows.map(({ uid, name, userid, problems }) => ({
        uid,
        name: name || userid,
        detail: (
          <div>
            {problems.map((problem) => (
              <div key={problem.message}>
                <Link to={reviewSectionPath(uid, categoryOf(problem))}>{OUTCOMES[problem.outcome]}</Link>
                <Sentence values={[name]}>{`: ${problem.message}`}</Sentence>
              </div>
            ))}
          </div>
        ),
      }))}
    >
      <p>A query on the linked form asks the person for the right value. You can export the file anyway.</p>
    </MarkedPeople>
  );
}

import FormCheck from 'react-bootstrap/FormCheck';
import Table from 'react-bootstrap/Table';
import type { ListRow } from './listRows.ts';
import { type Result, resultOf } from './results.ts';
import type { Outcomes } from './useSendList.ts';

const TONES: Record<Result['tone'], string> = {
  good: 'status-validated',
  bad: 'status-danger',
  idle: 'status-pending',
};

interface ListTableProps {
  rows: readonly ListRow[];
  outcomes: Outcomes;
  /** Lines of people whose name is known and who are invited all the same. */
  chosen: ReadonlySet<number>;
  isLocked: boolean;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

export function ListTable({ rows, outcomes, chosen, isLocked, onChoose }: ListTableProps) {
  const toggle = (line: number) => {
    const next = new Set(chosen);
    if (!next.delete(line)) next.add(line);
    onChoose(next);
  };
  return (
    <div className="table-scroll">
      <Table className="align-middle">
        <caption className="visually-hidden">The list, row by row</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Person</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { text, tone } = resultOf(row, outcomes);
            return (
              <tr key={row.line}>
                <td>{row.line}</td>
                <th scope="row" className="invite-list-person">
                  {row.name || 'No name'}
                  <span>{[row.email, row.type].filter(Boolean).join(' · ')}</span>
                </th>
                <td>
                  <span className={TONES[tone]}>{text}</span>
                  {row.verdict === 'namesake' && row.invite && !outcomes[row.invite.email] && (
                    <FormCheck
                      id={`invite-row-${row.line}`}
                      label="Invite anyway"
                      disabled={isLocked}
                      checked={chosen.has(row.line)}
                      onChange={() => toggle(row.line)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { approvalPath } from '../../../config/paths.ts';
import { userTypeLabel } from '../../../domain/people/table.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import type { Findings } from '../../../domain/review/findings.ts';
import { formatTimestamp } from '../../../domain/time/dates.ts';
import { waitingText } from '../../../domain/time/waitingTime.ts';
import { useNow } from '../../../records/useNow.ts';
import { TableHead } from '../../../ui/TableHead.tsx';
import type { FindingsByUid } from './useFindings.ts';

interface ApprovalTableProps {
  people: readonly ProgressRecord[];
  findings: FindingsByUid;
}

export function ApprovalTable({ people, findings }: ApprovalTableProps) {
  const now = useNow();
  return (
    <Card className="table-card">
      <Table hover className="approvals-table align-middle">
        <caption className="visually-hidden">People who wait for a decision</caption>
        <TableHead columns={['Name', 'Introducer', 'Waiting', 'Points to check']} />
        <tbody>
          {people.map((person) => {
            const { uid, name, userid, usertype, fpocno, since } = person;
            return (
              <tr key={uid}>
                <th scope="row">
                  <Link to={approvalPath(uid)}>{name || 'No name'}</Link>
                  <span className="approvals-facts">
                    {[userTypeLabel(usertype), userid].filter(Boolean).join(' · ')}
                  </span>
                </th>
                <td data-label="Introducer">{fpocno || 'None'}</td>
                <td data-label="Waiting" title={since > 0 ? formatTimestamp(since) : undefined}>
                  {waitingText(person, now)}
                </td>
                <td data-label="Points to check">
                  <Points findings={findings.get(uid)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}

/** As the reviewer saw them. */
function Points({ findings }: { findings: Findings | null | undefined }) {
  if (findings === undefined) return <span className="visually-hidden">Loading</span>;
  if (findings === null) return 'Not known';
  const { points, duplicates } = findings;
  const count = duplicates.length;
  if (points === 0 && count === 0) return <span className="text-body-secondary">None</span>;
  return (
    <span className="status-submitted">
      {points}
      {count > 0 && `, and ${count} ${count === 1 ? 'duplicate' : 'duplicates'}`}
    </span>
  );
}

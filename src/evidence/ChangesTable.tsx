import Table from 'react-bootstrap/Table';
import type { Change, PartChanges } from '../domain/review/snapshotChanges.ts';
import { formatTimestamp } from '../domain/time/dates.ts';
import { TableHead } from '../ui/TableHead.tsx';
import { SensitiveValue } from './SensitiveValue.tsx';

interface ChangesTableProps {
  part: PartChanges;
  /** The column title of the earlier values. */
  what?: 'reviewed' | 'decided';
}

export function ChangesTable({ part: { title, at, isOpen, changes }, what = 'reviewed' }: ChangesTableProps) {
  const time = formatTimestamp(at);
  return (
    <Table className="review-changes">
      <caption>
        <strong>{title}</strong>, {what} {time}
        {isOpen && '; the person can still correct it'}
      </caption>
      <TableHead columns={['Field', 'Before', 'Now']} />
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.label}</th>
            <td data-label="Before">
              <ChangedValue change={change} when="before" />
            </td>
            <td data-label="Now">
              <ChangedValue change={change} when="now" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function ChangedValue({ change, when }: { change: Change; when: 'before' | 'now' }) {
  const { label, isSensitive } = change;
  const value = change[when];
  if (value === '') return <span className="review-nothing">Nothing</span>;
  if (!isSensitive) return value;
  return <SensitiveValue label={`${label} ${when}`} value={value} kind={isSensitive} />;
}

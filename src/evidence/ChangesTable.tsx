import type { ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import type { Change, PartChanges } from '../domain/review/snapshotChanges.ts';
import { formatTimestamp } from '../domain/time/dates.ts';
import { TableHead } from '../ui/TableHead.tsx';
import { ShownValue } from './SensitiveValue.tsx';

interface ChangesTableProps {
  part: PartChanges;
  /** The column title of the earlier values. */
  what?: 'reviewed' | 'decided';
}

export function ChangesTable({ part: { title, at, isOpen, changes }, what = 'reviewed' }: ChangesTableProps) {
  return (
    <ComparedTable changes={changes} columns={['Before', 'Now']}>
      <caption>
        <strong>{title}</strong>
        <span>{`, ${what} ${formatTimestamp(at)}${isOpen ? '; the person can still correct it' : ''}`}</span>
      </caption>
    </ComparedTable>
  );
}

interface ComparedTableProps {
  changes: readonly Change[];
  /** The titles of the earlier and the later values. */
  columns: readonly [string, string];
  /** The caption. */
  children: ReactNode;
}

export function ComparedTable({ changes, columns: [before, now], children }: ComparedTableProps) {
  return (
    <Table className="review-changes">
      {children}
      <TableHead columns={['Field', before, now]} />
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.label}</th>
            <td data-label={before}>
              <ChangedValue change={change} when="before" />
            </td>
            <td data-label={now}>
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
  return (
    <ShownValue label={`${label} ${when}`} value={change[when]} isSensitive={isSensitive} empty="Nothing" />
  );
}

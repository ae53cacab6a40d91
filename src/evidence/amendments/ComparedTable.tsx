import Table from 'react-bootstrap/Table';
import type { Change } from '../../domain/review/snapshotChanges.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import { ChangedValue } from '../ChangesTable.tsx';

export function ComparedTable({ changes }: { changes: readonly Change[] }) {
  return (
    <Table className="review-changes">
      <caption className="visually-hidden">What is on record, and what the change brings</caption>
      <TableHead columns={['Field', 'On record', 'New']} />
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.label}</th>
            <td data-label="On record">
              <ChangedValue change={change} when="before" />
            </td>
            <td data-label="New">
              <ChangedValue change={change} when="now" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import Table from 'react-bootstrap/Table';
import type { Amendment, AmendmentKind } from '../../domain/records/amendments.ts';
import type { DocumentsKey } from '../../domain/records/records.ts';
import { amendedChanges } from '../../domain/review/amendedChanges.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import { ChangedValue } from '../ChangesTable.tsx';
import { FilePreview, ReplacedFile } from '../FilePreview.tsx';

interface AmendmentTableProps {
  kind: AmendmentKind;
  amendment: Amendment;
  state: ReviewState;
}

/** What is on record beside what the change brings, with the files. */
export function AmendmentTable({ kind, amendment, state }: AmendmentTableProps) {
  const { values } = amendment;
  const changes = amendedChanges(kind, amendment, state);
  return (
    <>
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
      <div className="mb-3">
        {changes.map(({ field, label, links }) => {
          const added = values.documents[field as DocumentsKey];
          if (links) return <ReplacedFile key={field} label={label} before={links.before} now={links.now} />;
          return added && <FilePreview key={field} label={label} link={added} />;
        })}
      </div>
    </>
  );
}

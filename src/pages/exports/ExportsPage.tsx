import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { watchExports } from '../../backend/records/exports.ts';
import { type ExportEntry, FIELD_LABELS, formatOf } from '../../domain/exports/formats.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { PagedList } from '../../evidence/PagedList.tsx';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { useLivePages } from '../../records/useLivePages.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { ExportForm } from './ExportForm.tsx';
import './exports.scss';
import { Sentence } from '../../ui/Sentence.tsx';

/** Exports approved vendors for finance (R10). */
export function ExportsPage() {
  const { uid, isReviewer } = useSignedInUser();
  return (
    <>
      <PageHeading title="Exports">Approved vendors and trainees, for finance.</PageHeading>
      {isReviewer ? (
        <>
          <ExportForm reviewerUid={uid} />
          <ExportLog reviewerUid={uid} />
        </>
      ) : (
        <ReviewersOnly />
      )}
    </>
  );
}

function ExportLog({ reviewerUid }: { reviewerUid: string }) {
  return (
    <Card as="section" className="table-card export-log" aria-labelledby="export-log-heading">
      <h2 id="export-log-heading" className="m-3">
        Earlier exports
      </h2>
      <PagedList
        list={useLivePages<ExportEntry>(watchExports)}
        what="exports"
        empty={
          <div className="p-3">
            <EmptyState title="Nothing has been exported yet.">
              Choose a format above. Each export is listed here with its day, its fields and the number of
              people.
            </EmptyState>
          </div>
        }
      >
        {(items) => (
          <Table className="align-middle mb-0" aria-labelledby="export-log-heading">
            <TableHead columns={['When, by whom', 'Format', 'People']} />
            <tbody>
              {items.map(({ id, by, at, format, fields, count }) => (
                <tr key={id}>
                  <td>
                    <span>{formatTimestamp(at)}</span>
                    <span className="d-block small text-body-secondary">
                      <Sentence values={[by]}>
                        {by === reviewerUid ? 'You' : `Another reviewer, ${by}`}
                      </Sentence>
                    </span>
                  </td>
                  <td>
                    {formatOf(format)?.label && <span>{formatOf(format)?.label}</span>}
                    <span className="d-block small text-body-secondary">
                      {['Name', ...fields.map((field) => FIELD_LABELS[field])].join(', ')}
                    </span>
                  </td>
                  <td>{count.toLocaleString('en-IN')}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </Card>
  );
}

import { NoRecord } from '../../forms/NoRecord.tsx';
import { usePersonRecords } from '../../records/usePersonRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { DocumentsStatusNote } from './DocumentsStatusNote.tsx';
import { DocumentsTable } from './DocumentsTable.tsx';
import { SubmitDocuments } from './SubmitDocuments.tsx';

/** Documents Upload: one row for each document, and Submit while the overall status is pending. */
export function DocumentsUploadPage() {
  const { live, retry } = usePersonRecords();
  return (
    <>
      <PageHeading title="Documents Upload">
        While uploading, Please Rename your attachment according to the document.
      </PageHeading>
      <LiveView live={live} onRetry={retry}>
        {({ record, documents }) => {
          if (!record) return <NoRecord />;
          return (
            <>
              <DocumentsStatusNote record={record} documents={documents} />
              <DocumentsTable record={record} documents={documents} />
              {record.forms.status === 0 && <SubmitDocuments uid={record.uid} documents={documents} />}
            </>
          );
        }}
      </LiveView>
    </>
  );
}

import { submissionsOf } from '../../domain/forms/registry.ts';
import { PersonDocumentsPage } from '../../forms/PersonPage.tsx';
import { DocumentsStatusNote } from './DocumentsStatusNote.tsx';
import { DocumentsTable } from './DocumentsTable.tsx';
import { SubmitDocuments } from './SubmitDocuments.tsx';

export function DocumentsUploadPage() {
  return (
    <PersonDocumentsPage
      title="Documents Upload"
      intro="While uploading, Please Rename your attachment according to the document."
    >
      {(record, documents) => (
        <>
          <DocumentsStatusNote record={record} documents={documents} />
          <DocumentsTable record={record} documents={documents} />
          {record.forms.status === 0 && (
            <SubmitDocuments
              uid={record.uid}
              documents={documents}
              isSubmitted={submissionsOf(record, 'documents').length > 0}
            />
          )}
        </>
      )}
    </PersonDocumentsPage>
  );
}

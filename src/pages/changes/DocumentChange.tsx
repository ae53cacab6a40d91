import * as v from 'valibot';
import { amendableRows } from '../../domain/forms/documentRows.ts';
import { AMENDED_DOCUMENTS, documentValues } from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { useField } from '../../forms/formContext.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm, type ChangeProps, proof, REASON } from './ChangeForm.tsx';
import { ProofField } from './ProofField.tsx';

const DocumentSchema = v.object({
  document: v.picklist(AMENDED_DOCUMENTS),
  file: proof('Upload the document.'),
  reason: REASON,
});

type DocumentEntries = v.InferInput<typeof DocumentSchema>;

export function DocumentChange({ record }: ChangeProps) {
  const { uid } = record;
  const entryForm = useEntryForm<DocumentEntries, v.InferOutput<typeof DocumentSchema>>({
    id: 'document',
    entry: 'change-document',
    schema: DocumentSchema,
    values: { document: 'PANTANCard', file: null, reason: '' },
    isShort: true,
  });
  return (
    <ChangeForm
      uid={uid}
      kind="document"
      entryForm={entryForm}
      valuesOf={({ document, file }) => documentValues(document, file)}
    >
      <Fields record={record} />
    </ChangeForm>
  );
}

function Fields({ record }: { record: UserRecord }) {
  const fieldOf = useField<DocumentEntries>();
  const options = amendableRows(record).map(({ key, label }) => ({ value: key, label }));
  return (
    <>
      <SelectField label="Document" options={options} {...fieldOf('document')} />
      <ProofField
        uid={record.uid}
        kind="document"
        label="New document"
        hint="An image or a PDF. The one on record stays stored."
      />
    </>
  );
}

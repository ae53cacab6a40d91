import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { amendableRows, isDated } from '../../domain/forms/documentRows.ts';
import { AMENDED_DOCUMENTS } from '../../domain/records/amendments.ts';
import { documentValues } from '../../domain/records/newAmendments.ts';
import { isDatedDocument, type UserRecord } from '../../domain/records/records.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import {
  ChangeForm,
  type ChangeProps,
  isRightUntil,
  proof,
  REASON,
  UntilField,
  wrongUntil,
} from '../change/ChangeForm.tsx';
import { ProofField } from '../change/ProofField.tsx';
import { useEntryForm } from '../entry/EntryForm.tsx';
import { useField } from '../formContext.ts';

const DocumentSchema = v.pipe(
  v.object({
    document: v.picklist(AMENDED_DOCUMENTS),
    file: proof('Upload the document.'),
    until: v.string(),
    reason: REASON,
  }),
  v.forward(
    v.partialCheck(
      [['document'], ['until']],
      ({ document, until }) => !isDatedDocument(document) || isRightUntil(until),
      wrongUntil,
    ),
    ['until'],
  ),
);

type DocumentEntries = v.InferInput<typeof DocumentSchema>;

export function DocumentChange({ record }: ChangeProps) {
  const { uid } = record;
  const entryForm = useEntryForm<DocumentEntries, v.InferOutput<typeof DocumentSchema>>({
    id: 'document',
    entry: 'change-document',
    schema: DocumentSchema,
    values: { document: 'PANTANCard', file: null, until: '', reason: '' },
    isShort: true,
  });
  return (
    <ChangeForm
      uid={uid}
      kind="document"
      entryForm={entryForm}
      valuesOf={({ document, file, until }) => documentValues(document, file, until)}
    >
      <Fields record={record} />
    </ChangeForm>
  );
}

function Fields({ record }: { record: UserRecord }) {
  const fieldOf = useField<DocumentEntries>();
  const { control, setValue } = useFormContext<DocumentEntries>();
  const document = useWatch({ control, name: 'document' });
  const rows = amendableRows(record);
  const options = rows.map(({ key, label }) => ({ value: key, label }));
  const isCard = rows.some(({ key, isMaskable }) => key === document && isMaskable);
  const select = fieldOf('document');
  return (
    <>
      <SelectField
        label="Document"
        options={options}
        {...select}
        onChange={(event) => {
          setValue('file', null);
          void select.onChange(event);
        }}
      />
      <ProofField
        key={document}
        uid={record.uid}
        kind="document"
        label="New document"
        hint={`An image or a PDF. The one on record stays stored.${isCard ? ' The last four digits of the number are enough.' : ''}`}
        isMaskable={isCard}
      />
      {rows.some((row) => row.key === document && isDated(row)) && <UntilField />}
    </>
  );
}

import { useContext } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { aadharMode } from '../../config/portal.ts';
import { amendableRows, isDated } from '../../domain/forms/documentRows.ts';
import { AMENDED_DOCUMENTS, documentValues } from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { FormScopeContext, fieldId, useField } from '../../forms/formContext.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import {
  ChangeForm,
  type ChangeProps,
  isRightUntil,
  proof,
  REASON,
  UntilField,
  WRONG_UNTIL,
} from './ChangeForm.tsx';
import { ProofField } from './ProofField.tsx';

const NOT_COVERED = 'Tick that the first eight digits are covered. Otherwise cover them first.';

const DocumentSchema = v.pipe(
  v.object({
    document: v.picklist(AMENDED_DOCUMENTS),
    file: proof('Upload the document.'),
    until: v.string(),
    isCovered: v.boolean(),
    reason: REASON,
  }),
  v.forward(
    v.partialCheck(
      [['document'], ['until']],
      ({ document, until }) => document !== 'CompanyCertificate' || isRightUntil(until),
      WRONG_UNTIL,
    ),
    ['until'],
  ),
);

/** The schema in the mode `last4` for a person whose first document is an Aadhar card. */
const CoveredSchema = v.pipe(
  DocumentSchema,
  v.forward(
    v.partialCheck(
      [['document'], ['isCovered']],
      ({ document, isCovered }) => document !== 'CompanyCertificate' || isCovered,
      NOT_COVERED,
    ),
    ['isCovered'],
  ),
);

type DocumentEntries = v.InferInput<typeof DocumentSchema>;

export function DocumentChange({ record }: ChangeProps) {
  const { uid } = record;
  const mustCover = aadharMode === 'last4' && amendableRows(record).some(({ isMaskable }) => isMaskable);
  const entryForm = useEntryForm<DocumentEntries, v.InferOutput<typeof DocumentSchema>>({
    id: 'document',
    entry: 'change-document',
    schema: mustCover ? CoveredSchema : DocumentSchema,
    values: { document: 'PANTANCard', file: null, until: '', isCovered: false, reason: '' },
    isShort: true,
  });
  return (
    <ChangeForm
      uid={uid}
      kind="document"
      entryForm={entryForm}
      valuesOf={({ document, file, until }) => documentValues(document, file, until)}
    >
      <Fields record={record} mustCover={mustCover} />
    </ChangeForm>
  );
}

function Fields({ record, mustCover }: { record: UserRecord; mustCover: boolean }) {
  const fieldOf = useField<DocumentEntries>();
  const { control } = useFormContext<DocumentEntries>();
  const [document, isCovered] = useWatch({ control, name: ['document', 'isCovered'] });
  const rows = amendableRows(record);
  const options = rows.map(({ key, label }) => ({ value: key, label }));
  const isCard = rows.some(({ key, isMaskable }) => key === document && isMaskable);
  const asksFirst = isCard && mustCover;
  return (
    <>
      <SelectField label="Document" options={options} {...fieldOf('document')} />
      {asksFirst && <CoveredCheck />}
      {(!asksFirst || isCovered) && (
        <ProofField
          uid={record.uid}
          kind="document"
          label="New document"
          hint={`An image or a PDF. The one on record stays stored.${isCard ? ' The last four digits of the number are enough.' : ''}`}
        />
      )}
      {rows.some((row) => row.key === document && isDated(row)) && <UntilField />}
    </>
  );
}

/** The statement that the digits are covered. It comes before the choice of a file, which is stored at once. */
function CoveredCheck() {
  const { id } = useContext(FormScopeContext);
  const { control } = useFormContext<DocumentEntries>();
  const { field, fieldState } = useController({ control, name: 'isCovered' });
  const { value, ...rest } = field;
  const inputId = fieldId(id, 'isCovered');
  return (
    <div>
      <p className="mb-2">
        Only the last four digits may be stored. Cover the first eight, and the QR code, before you choose the
        file.
      </p>
      <FormCheck
        {...rest}
        id={inputId}
        checked={value}
        label="I have covered the first eight digits"
        isInvalid={fieldState.error !== undefined}
        feedback={fieldState.error?.message}
        feedbackType="invalid"
      />
    </div>
  );
}

import { useMemo } from 'react';
import * as v from 'valibot';
import { taxValues } from '../../domain/records/newAmendments.ts';
import { isSameEntry, type TaxDetails } from '../../domain/records/taxes.ts';
import { SAME_TAXES } from '../../domain/transitions/taxes.ts';
import { useTaxes } from '../../records/useTaxes.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { ChangeForm, type ChangeProps, REASON } from '../change/ChangeForm.tsx';
import { useEntryForm } from '../entry/EntryForm.tsx';
import { TaxFields } from './TaxFields.tsx';
import {
  checkTaxes,
  entryOf,
  fieldsOf,
  startingFields,
  TAX_ENTRIES,
  type TaxFields as Taxes,
  tidyTaxes,
} from './taxSchema.ts';

type Entries = Taxes & { reason: string };

/** Requires that a value differs from the tax details on record. */
const schemaOf = (onRecord: TaxDetails | null) =>
  v.pipe(
    v.custom<Entries>((input) => typeof input === 'object' && input !== null),
    v.transform(tidyTaxes),
    v.object({ ...TAX_ENTRIES, reason: REASON }),
    v.rawCheck(checkTaxes),
    v.forward(
      v.check((fields) => !onRecord || !isSameEntry(entryOf(fields), onRecord), SAME_TAXES),
      ['class'],
    ),
  );

export function TaxChange(props: ChangeProps) {
  const { live, retry } = useTaxes(props.record);
  return (
    <LiveView live={live} onRetry={retry}>
      {(onRecord) => <TaxForm {...props} onRecord={onRecord} />}
    </LiveView>
  );
}

/** Starts with the tax details on record, or with those of a change that was taken back. */
function TaxForm({ record, last, onRecord }: ChangeProps & { onRecord: TaxDetails | null }) {
  const draft = last?.status === 0 ? last.values.taxes : undefined;
  const entryForm = useEntryForm<Entries, Entries>({
    id: 'taxes',
    entry: 'change-taxes',
    schema: useMemo(() => schemaOf(onRecord), [onRecord]),
    values: { ...(draft ? fieldsOf(draft) : startingFields(record, onRecord)), reason: '' },
  });
  return (
    <ChangeForm
      uid={record.uid}
      kind="taxes"
      entryForm={entryForm}
      valuesOf={(entered) => taxValues(entryOf(entered))}
    >
      <TaxFields record={record} />
    </ChangeForm>
  );
}

import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { type AmendedFile, gstValues } from '../../domain/records/amendments.ts';
import { YES_NO_OPTIONS } from '../../domain/records/options.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { isGstin } from '../../domain/transitions/guards.ts';
import { NOT_REGISTERED } from '../../domain/transitions/profile.ts';
import { GSTIN_ERROR } from '../../domain/validators/gstin.ts';
import { GstinField, useCode } from '../../forms/CodeField.tsx';
import { useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { useField } from '../../forms/formContext.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import {
  ChangeForm,
  type ChangeProps,
  isRightUntil,
  REASON,
  UntilField,
  WRONG_UNTIL,
} from './ChangeForm.tsx';
import { ProofField } from './ProofField.tsx';

interface GstEntries {
  applies: 'yes' | 'no';
  gstin: string;
  /** The GSTIN that was cleared because it is wrong. */
  rejected: string;
  file: AmendedFile | null;
  until: string;
  reason: string;
}

/** A registration needs its GSTIN and certificate. The end of a registration needs a GSTIN on record. */
const schemaOf = (record: UserRecord) =>
  v.pipe(
    v.object({
      applies: v.picklist(['yes', 'no']),
      gstin: v.string(),
      rejected: v.string(),
      file: v.nullable(v.custom<AmendedFile>((input) => typeof input === 'object')),
      until: v.string(),
      reason: REASON,
    }),
    v.forward(
      v.partialCheck(
        [['applies']],
        ({ applies }) => applies === 'yes' || record.isGSTApplicable === 'yes',
        NOT_REGISTERED,
      ),
      ['applies'],
    ),
    v.forward(
      v.partialCheck(
        [['applies'], ['gstin']],
        ({ applies, gstin }) => applies === 'no' || isGstin(gstin),
        GSTIN_ERROR,
      ),
      ['gstin'],
    ),
    v.forward(
      v.partialCheck(
        [['applies'], ['file']],
        ({ applies, file }) => applies === 'no' || file !== null,
        'Upload the GST certificate.',
      ),
      ['file'],
    ),
    v.forward(
      v.partialCheck(
        [['applies'], ['until']],
        ({ applies, until }) => applies === 'no' || isRightUntil(until),
        WRONG_UNTIL,
      ),
      ['until'],
    ),
  );

export function GstChange({ record }: ChangeProps) {
  const entryForm = useEntryForm<GstEntries, GstEntries>({
    id: 'gst',
    entry: 'change-gst',
    schema: useMemo(() => schemaOf(record), [record]),
    values: { applies: 'yes', gstin: '', rejected: '', file: null, until: '', reason: '' },
    isShort: true,
  });
  return (
    <ChangeForm
      uid={record.uid}
      kind="gst"
      entryForm={entryForm}
      valuesOf={({ applies, gstin, file, until }) =>
        applies === 'yes' && file ? gstValues(gstin, file, until) : gstValues('')
      }
    >
      <Fields record={record} />
    </ChangeForm>
  );
}

function Fields({ record: { uid, pancard } }: { record: UserRecord }) {
  const fieldOf = useField<GstEntries>();
  const { control } = useFormContext<GstEntries>();
  const gstin = useCode('gstin', 'rejected');
  const isRegistered = useWatch({ control, name: 'applies' }) === 'yes';
  return (
    <>
      <div className="field-grid">
        <SelectField label="Registered for GST" options={YES_NO_OPTIONS} {...fieldOf('applies')} />
        {isRegistered && <GstinField {...gstin} pan={pancard} />}
      </div>
      {isRegistered && (
        <>
          <ProofField
            uid={uid}
            kind="gst"
            label="GST Certificate"
            hint="An image or a PDF of the registration"
          />
          <UntilField />
        </>
      )}
    </>
  );
}

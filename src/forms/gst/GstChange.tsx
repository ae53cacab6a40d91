import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { type AmendedFile, gstValues } from '../../domain/records/newAmendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { NOT_REGISTERED } from '../../domain/transitions/profile.ts';
import { GSTIN_ERROR } from '../../domain/validators/gstin.ts';
import {
  ChangeForm,
  type ChangeProps,
  isRightUntil,
  REASON,
  UntilField,
  wrongUntil,
} from '../change/ChangeForm.tsx';
import { ProofField } from '../change/ProofField.tsx';
import { useEntryForm } from '../entry/EntryForm.tsx';
import { GstFields } from './GstFields.tsx';
import { GST_ENTRIES, type GstEntries, isRightGstin } from './gstSchema.ts';

interface ChangeEntries extends GstEntries {
  file: AmendedFile | null;
  until: string;
  reason: string;
}

/** A registration needs its GSTIN and certificate. The end of a registration needs a GSTIN on record. */
const schemaOf = (record: UserRecord) =>
  v.pipe(
    v.object({
      ...GST_ENTRIES,
      rejected: v.object({ GSTIN: v.string() }),
      file: v.nullable(v.custom<AmendedFile>((input) => typeof input === 'object')),
      until: v.string(),
      reason: REASON,
    }),
    v.forward(
      v.partialCheck(
        [['isGSTApplicable']],
        ({ isGSTApplicable }) => isGSTApplicable === 'yes' || record.isGSTApplicable === 'yes',
        NOT_REGISTERED,
      ),
      ['isGSTApplicable'],
    ),
    v.forward(
      v.partialCheck(
        [['isGSTApplicable'], ['GSTIN'], ['rejected', 'GSTIN']],
        (entered) => isRightGstin(entered, { isOptional: false }),
        GSTIN_ERROR,
      ),
      ['GSTIN'],
    ),
    v.forward(
      v.partialCheck(
        [['isGSTApplicable'], ['file']],
        ({ isGSTApplicable, file }) => isGSTApplicable === 'no' || file !== null,
        'Upload the GST certificate.',
      ),
      ['file'],
    ),
    v.forward(
      v.partialCheck(
        [['isGSTApplicable'], ['until']],
        ({ isGSTApplicable, until }) => isGSTApplicable === 'no' || isRightUntil(until),
        wrongUntil,
      ),
      ['until'],
    ),
  );

const EMPTY = {
  isGSTApplicable: 'yes',
  GSTIN: '',
  rejected: { GSTIN: '' },
  file: null,
  until: '',
  reason: '',
} as const;

export function GstChange({ record }: ChangeProps) {
  const { uid, pancard } = record;
  const entryForm = useEntryForm<ChangeEntries, ChangeEntries>({
    id: 'gst',
    entry: 'change-gst',
    schema: useMemo(() => schemaOf(record), [record]),
    values: EMPTY,
    isShort: true,
  });
  return (
    <ChangeForm
      uid={uid}
      kind="gst"
      entryForm={entryForm}
      valuesOf={({ isGSTApplicable, GSTIN, file, until }) =>
        isGSTApplicable === 'yes' && file ? gstValues(GSTIN, file, until) : gstValues('')
      }
    >
      <div className="field-grid">
        <GstFields pan={pancard} />
      </div>
      <Certificate uid={uid} />
    </ChangeForm>
  );
}

function Certificate({ uid }: { uid: string }) {
  if (useWatch<ChangeEntries, 'isGSTApplicable'>({ name: 'isGSTApplicable' }) === 'no') return null;
  return (
    <>
      <ProofField uid={uid} kind="gst" label="GST Certificate" hint="An image or a PDF of the registration" />
      <UntilField />
    </>
  );
}

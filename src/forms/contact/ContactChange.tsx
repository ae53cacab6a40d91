import { useMemo } from 'react';
import * as v from 'valibot';
import { CONTACT_FIELDS } from '../../domain/records/defaults.ts';
import { isFromIndia } from '../../domain/records/kinds.ts';
import { contactValues } from '../../domain/records/newAmendments.ts';
import { pick } from '../../domain/records/read.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { SAME_CONTACT } from '../../domain/transitions/profile.ts';
import { ChangeForm, type ChangeProps, REASON } from '../change/ChangeForm.tsx';
import { useEntryForm } from '../entry/EntryForm.tsx';
import { ContactFields } from './ContactFields.tsx';
import { CHANGED_CONTACT_ENTRIES } from './contactSchema.ts';

const [first, ...others] = CONTACT_FIELDS;

/** Requires that at least one value differs from the record. */
const schemaOf = (record: UserRecord) =>
  v.pipe(
    v.object({ ...CHANGED_CONTACT_ENTRIES, reason: REASON }),
    v.forward(
      v.partialCheck(
        [[first], ...others.map((key) => [key] as const)],
        (entered) => CONTACT_FIELDS.some((key) => entered[key] !== record[key]),
        SAME_CONTACT,
      ),
      ['address'],
    ),
  );

export function ContactChange({ record }: ChangeProps) {
  const entryForm = useEntryForm({
    id: 'contact',
    entry: 'change-contact',
    schema: useMemo(() => schemaOf(record), [record]),
    values: { ...pick(record, CONTACT_FIELDS), reason: '' },
    isShort: true,
  });
  return (
    <ChangeForm uid={record.uid} kind="contact" entryForm={entryForm} valuesOf={contactValues}>
      <ContactFields isIndian={isFromIndia(record)} />
    </ChangeForm>
  );
}

import { useMemo } from 'react';
import * as v from 'valibot';
import { contactValues } from '../../domain/records/amendments.ts';
import { CONTACT_FIELDS } from '../../domain/records/defaults.ts';
import { isFromIndia } from '../../domain/records/kinds.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { SAME_CONTACT } from '../../domain/transitions/profile.ts';
import { PHONE_ERROR } from '../../domain/validators/phone.ts';
import { AddressField, DesignationField, PhoneField } from '../../forms/contact/ContactFields.tsx';
import { CONTACT_ENTRIES } from '../../forms/contact/contactSchema.ts';
import { useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { ChangeForm, type ChangeProps, REASON } from './ChangeForm.tsx';

/** Requires that at least one value differs from the record. */
const schemaOf = (record: UserRecord) =>
  v.pipe(
    v.object({
      ...CONTACT_ENTRIES,
      phone: v.pipe(CONTACT_ENTRIES.phone, v.nonEmpty(PHONE_ERROR)),
      address: v.pipe(CONTACT_ENTRIES.address, v.nonEmpty('Enter an address.')),
      reason: REASON,
    }),
    v.forward(
      v.partialCheck(
        [['designation'], ['phone'], ['address']],
        (entered) => CONTACT_FIELDS.some((key) => entered[key] !== record[key]),
        SAME_CONTACT,
      ),
      ['address'],
    ),
  );

export function ContactChange({ record }: ChangeProps) {
  const { uid, designation, phone, address } = record;
  const entryForm = useEntryForm({
    id: 'contact',
    entry: 'change-contact',
    schema: useMemo(() => schemaOf(record), [record]),
    values: { designation, phone, address, reason: '' },
    isShort: true,
  });
  return (
    <ChangeForm uid={uid} kind="contact" entryForm={entryForm} valuesOf={contactValues}>
      <div className="field-grid">
        <DesignationField />
        <PhoneField isIndian={isFromIndia(record)} />
        <AddressField />
      </div>
    </ChangeForm>
  );
}

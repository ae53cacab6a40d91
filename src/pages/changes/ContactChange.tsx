import { useMemo } from 'react';
import * as v from 'valibot';
import { contactValues } from '../../domain/records/amendments.ts';
import { CONTACT_FIELDS } from '../../domain/records/defaults.ts';
import { isFromIndia } from '../../domain/records/kinds.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { SAME_CONTACT } from '../../domain/transitions/amendedValues.ts';
import { nationalNumber } from '../../domain/validators/nationalNumber.ts';
import { PHONE_ERROR, validatePhone } from '../../domain/validators/phone.ts';
import { useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { useField } from '../../forms/formContext.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ChangeForm, type ChangeProps, REASON } from './ChangeForm.tsx';

/** Requires that at least one value differs from the record. */
const schemaOf = (record: UserRecord) =>
  v.pipe(
    v.object({
      designation: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT)),
      phone: v.pipe(
        v.string(),
        v.check((input) => input.trim() !== '' && !validatePhone(input).error, PHONE_ERROR),
        v.transform((input) => validatePhone(input).value),
      ),
      address: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter an address.'), v.maxLength(MAX_LONG_TEXT)),
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

type ContactEntries = v.InferInput<ReturnType<typeof schemaOf>>;

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
      <Fields isIndian={isFromIndia(record)} />
    </ChangeForm>
  );
}

function Fields({ isIndian }: { isIndian: boolean }) {
  const fieldOf = useField<ContactEntries>();
  return (
    <div className="field-grid">
      <TextField
        label="Designation"
        autoComplete="organization-title"
        maxLength={MAX_TEXT}
        {...fieldOf('designation')}
      />
      <TextField
        label="Contact Number"
        className="field-code"
        inputMode="tel"
        autoComplete="tel-national"
        {...fieldOf('phone', (value) => nationalNumber(value, isIndian))}
      />
      <TextAreaField
        label="Address"
        className="field-wide"
        autoComplete="street-address"
        maxLength={MAX_LONG_TEXT}
        {...fieldOf('address')}
      />
    </div>
  );
}

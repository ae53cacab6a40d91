import { useState } from 'react';
import { contactValues } from '../../domain/records/amendments.ts';
import { CONTACT_FIELDS } from '../../domain/records/defaults.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from '../../domain/records/limits.ts';
import { SAME_CONTACT } from '../../domain/transitions/amendments.ts';
import { normalise } from '../../domain/validators/normalise.ts';
import { PHONE_ERROR, validatePhone } from '../../domain/validators/phone.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ChangeForm, type ChangeProps } from './ChangeForm.tsx';

export function ContactChange({ record }: ChangeProps) {
  const [designation, setDesignation, forgetDesignation] = useRememberedText(
    'change-designation',
    record.designation,
  );
  const [phone, setPhone, forgetPhone] = useRememberedText('change-phone', record.phone);
  const [address, setAddress, forgetAddress] = useRememberedText('change-address', record.address);
  const [isTried, setTried] = useState(false);
  const contact = { designation: designation.trim(), phone: normalise(phone), address: address.trim() };
  const isSame = CONTACT_FIELDS.every((key) => contact[key] === record[key]);
  const phoneError = contact.phone === '' || validatePhone(phone).error ? PHONE_ERROR : undefined;
  const addressError = contact.address === '' ? 'Enter an address.' : undefined;
  const read = () => {
    setTried(true);
    return phoneError || addressError || isSame ? null : contactValues(contact);
  };
  const forget = () => {
    forgetDesignation();
    forgetPhone();
    forgetAddress();
  };
  return (
    <ChangeForm uid={record.uid} kind="contact" read={read} onSubmitted={forget}>
      <div className="field-grid">
        <TextField
          label="Designation"
          autoComplete="organization-title"
          maxLength={MAX_TEXT}
          value={designation}
          onChange={({ target }) => setDesignation(target.value)}
        />
        <TextField
          label="Contact Number"
          className="field-code"
          inputMode="numeric"
          autoComplete="tel-national"
          value={phone}
          error={isTried ? phoneError : undefined}
          onChange={({ target }) => setPhone(target.value)}
        />
        <TextAreaField
          label="Address"
          className="field-wide"
          autoComplete="street-address"
          maxLength={MAX_LONG_TEXT}
          value={address}
          error={isTried ? (addressError ?? (isSame ? SAME_CONTACT : undefined)) : undefined}
          onChange={({ target }) => setAddress(target.value)}
        />
      </div>
    </ChangeForm>
  );
}

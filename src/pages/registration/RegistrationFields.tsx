import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { aadharMode } from '../../config/portal.ts';
import type { Invitation } from '../../domain/people/invitations.ts';
import { VENDOR_STATUSES } from '../../domain/records/kinds.ts';
import { NATIONALITIES } from '../../domain/records/options.ts';
import { AADHAR_LABEL, validateAadhar } from '../../domain/validators/aadhar.ts';
import { addressIn } from '../../domain/validators/emailAddress.ts';
import { providerWarnings } from '../../domain/validators/mailProvider.ts';
import { nationalNumber } from '../../domain/validators/nationalNumber.ts';
import { validatePhone } from '../../domain/validators/phone.ts';
import { LastFourField, useAadharText } from '../../forms/AadharField.tsx';
import { PanField } from '../../forms/CodeField.tsx';
import { USER_TYPE_OPTIONS } from '../../forms/entry/entrySchema.ts';
import { NewPasswordFields } from '../../forms/entry/NewPasswordFields.tsx';
import { useField, useValueField } from '../../forms/formContext.ts';
import { WhatIs } from '../../forms/help/WhatIs.tsx';
import type { FieldWarning } from '../../ui/fields/FieldFrame.tsx';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { kindOfEntries, type RegistrationEntries } from './registrationSchema.ts';

function otherAddress(email: string, invited: string): FieldWarning[] {
  if (email.trim().toLowerCase() === invited) return [];
  const message = `This invitation was sent to ${invited}. With another address it stays open.`;
  return [{ message, repair: invited, action: 'Use that address' }];
}

/** The invitation also sets the user type; name and address can be corrected. */
export function RegistrationFields({ invitation }: { invitation: Invitation | undefined }) {
  const fieldOf = useField<RegistrationEntries>();
  const { control, setValue, formState } = useFormContext<RegistrationEntries>();
  const [email, phone, usertype, vendorStatus, nationality] = useWatch({
    control,
    name: ['email', 'phone', 'usertype', 'vendorStatus', 'nationality'],
  });
  const { isPerson, hasAadhar, isForeign } = kindOfEntries({ usertype, vendorStatus, nationality });
  return (
    <>
      <TextField
        {...fieldOf('name')}
        label="Name"
        autoComplete={isPerson ? 'name' : 'organization'}
        hint={hasAadhar ? 'As on your PAN or Aadhar card' : `As on ${isPerson ? 'your' : 'its'} PAN card`}
      />
      <TextField
        {...fieldOf('email', addressIn)}
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="We will send a confirmation link to it."
        warnings={[
          ...(invitation?.email ? otherAddress(email, invitation.email) : []),
          ...(formState.touchedFields.email ? providerWarnings(email) : []),
        ]}
        onRepair={(address) => setValue('email', address, { shouldDirty: true })}
      />
      <TextField
        {...fieldOf('phone', (value) => nationalNumber(value, !isForeign))}
        // On a separate row, so that PAN and Aadhar, and both passwords, stay side by side.
        {...(invitation && { className: 'field-wide field-code' })}
        label="Contact Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        warnings={formState.touchedFields.phone ? validatePhone(phone, !isForeign).warnings : []}
      />
      {!invitation && (
        <SelectField {...fieldOf('usertype')} label="Registering as" options={USER_TYPE_OPTIONS} />
      )}
      {usertype === 'vendor' && (
        <SelectField
          {...fieldOf('vendorStatus')}
          label="Vendor Status"
          className="field-wide"
          options={plainOptions(VENDOR_STATUSES)}
          hint="Who will be paid. We ask the rest accordingly. An LLP is a Partnership Firm."
        />
      )}
      {isPerson && (
        <SelectField
          {...fieldOf('nationality')}
          label="Nationality"
          className="field-wide"
          options={plainOptions(NATIONALITIES)}
        />
      )}
      <IdentityFields />
      {!invitation && (
        <>
          <TextField
            {...fieldOf('fpoc')}
            label="Introducer Name"
            autoComplete="off"
            hint="The employee who asked you to register"
          />
          <TextField
            {...fieldOf('fpocno', addressIn)}
            label="Introducer E-mail"
            type="email"
            autoComplete="off"
            hint="Their work e-mail address"
          />
        </>
      )}
      <NewPasswordFields />
    </>
  );
}

/** PAN, and the Aadhar number of those who have one. */
function IdentityFields() {
  const { control, formState } = useFormContext<RegistrationEntries>();
  const { submitCount } = formState;
  const [name, usertype, vendorStatus, nationality] = useWatch({
    control,
    name: ['name', 'usertype', 'vendorStatus', 'nationality'],
  });
  const { isPerson, hasAadhar } = kindOfEntries({ usertype, vendorStatus, nationality });
  const { field: pan, error } = useValueField('pancard');
  // After an attempt to submit, the form's own error counts, as in the summary.
  const [rejected, setRejected] = useState({ pan: '', submitCount });
  return (
    <>
      <PanField
        {...pan}
        className={hasAadhar ? '' : 'field-wide'}
        ownerName={name}
        rejected={rejected.submitCount === submitCount ? rejected.pan : ''}
        onEnter={(value, cleared) => {
          pan.onChange(value);
          setRejected({ pan: cleared, submitCount });
        }}
        hint={
          <WhatIs terms={['pan']}>
            {hasAadhar
              ? 'Enter PAN, Aadhar, or both; a PAN looks like AAAPA1234A. You have neither? Write to your introducer.'
              : `Ten characters, as on ${isPerson ? 'your' : 'its'} PAN card. No PAN? Write to your introducer before you register.`}
          </WhatIs>
        }
        error={error}
      />
      {hasAadhar && aadharMode === 'last4' && <LastFourField />}
      {hasAadhar && aadharMode === 'full' && <WholeNumberField />}
    </>
  );
}

function WholeNumberField() {
  const { field, isTouched, error } = useValueField('aadharcard');
  const { typed, cut } = useAadharText(field);
  const { error: problem, warnings } = validateAadhar(field.value);
  return (
    <TextField
      {...field}
      {...typed}
      label={AADHAR_LABEL}
      inputMode="numeric"
      autoComplete="off"
      hint={<WhatIs terms={['aadhar']}>12 digits, with or without spaces</WhatIs>}
      error={error ?? problem}
      warnings={isTouched ? [...cut, ...warnings] : cut}
    />
  );
}

import { useFormContext, useWatch } from 'react-hook-form';
import { isFromIndia, kindOf } from '../../domain/records/kinds.ts';
import { NATIONALITIES, VENDOR_TYPES, YES_NO_OPTIONS } from '../../domain/records/options.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { AadharField } from '../../forms/AadharField.tsx';
import { PanField, useCode } from '../../forms/CodeField.tsx';
import { AddressField, DesignationField, PhoneField } from '../../forms/contact/ContactFields.tsx';
import { FieldGroup } from '../../forms/FieldGroup.tsx';
import { useField } from '../../forms/formContext.ts';
import { GstFields } from '../../forms/gst/GstFields.tsx';
import { WhatIs } from '../../forms/help/WhatIs.tsx';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ProfileEntries } from './profileSchema.ts';

/** Required from all people, including those registered with Aadhar only. */
const PAN_NEEDED =
  'You registered without a PAN. Your profile can be saved once you enter one: it has 10 characters. If you have none, write to your introducer.';

interface PersonFieldsProps {
  record: UserRecord;
  isLocked: boolean;
}

export function IdentityFields({ record, isLocked }: PersonFieldsProps) {
  const { control } = useFormContext<ProfileEntries>();
  const fieldOf = useField<ProfileEntries>();
  const pan = useCode('pancard', 'rejected.pancard');
  const [ownerName, nationality] = useWatch({ control, name: ['name', 'nationality'] });
  return (
    <FieldGroup title="Identity and contact">
      <div className="field-grid">
        <TextField label="User ID" value={record.userid} isLocked />
        <TextField label="E-mail" value={record.email} isLocked />
        <TextField
          {...fieldOf('name')}
          label="Name"
          className="field-required"
          aria-required
          autoComplete="name"
          isLocked={isLocked}
        />
        <DesignationField isMarked />
        <PhoneField isIndian={isFromIndia({ ...record, nationality })} isMarked />
        <PanField
          {...pan}
          ownerName={ownerName}
          hint={<WhatIs terms={['pan']}>{!record.pancard && PAN_NEEDED}</WhatIs>}
          className="field-required"
          aria-required
          isLocked={isLocked}
        />
        {(kindOf(record).hasAadhar || record.aadharcard !== '') && <AadharField isLocked={isLocked} />}
      </div>
    </FieldGroup>
  );
}

export function IntroducerFields({ record }: Pick<PersonFieldsProps, 'record'>) {
  return (
    <FieldGroup title="Introducer">
      <div className="field-grid">
        <TextField label="Introducer" value={record.fpoc} isLocked />
        <TextField label="Introducer E-mail" value={record.fpocno} isLocked />
      </div>
    </FieldGroup>
  );
}

export function AddressFields({ isLocked }: Pick<PersonFieldsProps, 'isLocked'>) {
  const { register } = useFormContext<ProfileEntries>();
  return (
    <FieldGroup title="Address">
      <div className="field-grid">
        <AddressField isMarked />
        <SelectField
          label="Nationality"
          options={plainOptions(NATIONALITIES)}
          isLocked={isLocked}
          {...register('nationality')}
        />
      </div>
    </FieldGroup>
  );
}

/** They decide which forms the person must complete. `vendortype` is the stored one. */
export function TaxFields({ vendortype, isLocked }: { vendortype: string; isLocked: boolean }) {
  const { control, register } = useFormContext<ProfileEntries>();
  const pan = useWatch({ control, name: 'pancard' });
  const isListed = vendortype === '' || VENDOR_TYPES.includes(vendortype);
  return (
    <FieldGroup title="Tax and invoices">
      <div className="field-grid">
        <GstFields pan={pan} note="The GST team will be informed." isOptional isMarked isLocked={isLocked} />
        <SelectField
          label="E-Invoicing Applicable"
          hint={<WhatIs terms={['eInvoicing']} />}
          options={YES_NO_OPTIONS}
          isLocked={isLocked}
          {...register('isEinvoicingApplicable')}
        />
        <SelectField
          label="Vendor Type"
          options={plainOptions(isListed ? VENDOR_TYPES : [...VENDOR_TYPES, vendortype])}
          {...(vendortype === '' && { placeholder: 'Choose a vendor type' })}
          isLocked={isLocked}
          {...register('vendortype')}
        />
      </div>
    </FieldGroup>
  );
}

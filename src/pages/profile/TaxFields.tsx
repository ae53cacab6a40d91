import { useFormContext, useWatch } from 'react-hook-form';
import { VENDOR_TYPES, YES_NO_OPTIONS } from '../../domain/records/options.ts';
import { GSTIN_LENGTH, validateGstin } from '../../domain/validators/gstin.ts';
import { CodeField, useCode } from '../../forms/CodeField.tsx';
import { FieldGroup } from '../../forms/FieldGroup.tsx';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import type { ProfileEntries } from './profileSchema.ts';

/** They decide which forms the person has to complete. `vendortype` is the stored one. */
export function TaxFields({ vendortype, isLocked }: { vendortype: string; isLocked: boolean }) {
  const { control, register } = useFormContext<ProfileEntries>();
  const [isGSTApplicable, pan] = useWatch({ control, name: ['isGSTApplicable', 'pancard'] });
  const gstin = useCode('GSTIN', 'rejected.GSTIN');
  const hasGst = isGSTApplicable === 'yes';
  const isListed = vendortype === '' || VENDOR_TYPES.includes(vendortype);
  return (
    <FieldGroup title="Tax and invoices">
      <div className="field-grid">
        <SelectField
          label="GST Applicable"
          options={YES_NO_OPTIONS}
          isLocked={isLocked}
          {...register('isGSTApplicable')}
        />
        <CodeField
          {...gstin}
          label="GSTIN"
          isOptional
          className={hasGst ? 'field-required' : ''}
          length={GSTIN_LENGTH}
          hint={hasGst ? '15 characters. The GST team will be informed.' : 'Only when GST is applicable'}
          isLocked={isLocked}
          disabled={!hasGst}
          validate={(gstin) => validateGstin(gstin, pan)}
        />
        <SelectField
          label="E-Invoicing Applicable"
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

import { useFormContext, useWatch } from 'react-hook-form';
import { validatePincode } from '../../../domain/validators/pincode.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { phoneRemarks, RemarkedField } from './RemarkedField.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';

export function AddressFields() {
  const field = useSectionOneField();
  const { control } = useFormContext<SectionOneValues>();
  const country = useWatch({ control, name: 'country' });
  return (
    <FieldGroup title="Name and address">
      <div className="field-grid">
        <TextField {...field('nameOfVendor')} label="Name of Vendor" className="field-wide" />
        <TextField
          {...field('addressL1')}
          label="Address Line 1"
          hint="House or flat, and building"
          autoComplete="address-line1"
          className="field-wide"
        />
        <TextField
          {...field('addressL2')}
          label="Address Line 2"
          hint="Street and area"
          autoComplete="address-line2"
        />
        <TextField
          {...field('addressL3')}
          label="Address Line 3"
          hint="Landmark or district; NA if there is none"
          autoComplete="address-line3"
        />
        <TextField {...field('city')} label="City" autoComplete="address-level2" />
        <RemarkedField
          path="pincode"
          label="PIN Code"
          className="field-short"
          hint="Six digits in India"
          autoComplete="postal-code"
          remark={(value) => validatePincode(value, country).warnings}
        />
        <TextField {...field('country')} label="Country" autoComplete="country-name" />
        <RemarkedField
          path="telephone"
          label="Telephone"
          className="field-code"
          hint="Ten digits, without +91 or 0"
          type="tel"
          autoComplete="tel"
          remark={phoneRemarks}
        />
      </div>
    </FieldGroup>
  );
}

import { WITH_HOLDING_TAXES } from '../../../domain/records/defaults.ts';
import { VENDOR_STATUSES } from '../../../domain/records/options.ts';
import { plainOptions, SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { useSectionOneField } from './useSectionOneField.ts';

/** What the vendor is for the tax office. */
export function TaxFields() {
  const field = useSectionOneField();
  const { maxLength: _bound, ...vendorStatus } = field('vendorStatus');
  return (
    <FieldGroup title="Status and registration">
      <div className="field-grid">
        <SelectField
          {...vendorStatus}
          label="Vendor Status"
          options={plainOptions(VENDOR_STATUSES)}
          placeholder="Choose"
        />
        <TextField
          {...field('registrationNumber')}
          label="Registration Number"
          hint="Of the company, firm or Udyam registration; NA if there is none"
        />
        <TextField label="Withholding Taxes" value={WITH_HOLDING_TAXES} readOnly />
      </div>
    </FieldGroup>
  );
}

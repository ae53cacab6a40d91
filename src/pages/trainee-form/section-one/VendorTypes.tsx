import { useFormContext } from 'react-hook-form';
import { defaultVendorTypes } from '../../../domain/records/defaults.ts';
import { fieldId } from '../../../forms/problems.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';

/** What the vendor supplies: the twelve types of SPEC 3. */
export function VendorTypes() {
  const { register } = useFormContext<SectionOneValues>();
  return (
    <FieldGroup title="Vendor types" hint="Optional. Tick all that apply.">
      <div className="choice-grid">
        {defaultVendorTypes().map(({ name }, index) => {
          const id = fieldId('sectionOne', `vendorTypes.${index}`);
          return (
            <div className="form-check" key={name}>
              <input
                type="checkbox"
                className="form-check-input"
                id={id}
                {...register(`vendorTypes.${index}.isChecked`)}
              />
              <label className="form-check-label" htmlFor={id}>
                {name}
              </label>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}

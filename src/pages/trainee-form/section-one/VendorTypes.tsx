import FormCheck from 'react-bootstrap/FormCheck';
import { useFormContext } from 'react-hook-form';
import { defaultVendorTypes } from '../../../domain/records/defaults.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { fieldId } from '../../../forms/formContext.ts';
import { useIsLocked } from '../../../ui/fields/locked.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

export function VendorTypes() {
  const { register } = useFormContext<SectionOneValues>();
  const isLocked = useIsLocked();
  return (
    <FieldGroup title="Vendor types" hint="Optional. Tick all that apply.">
      <div className="choice-grid">
        {defaultVendorTypes().map(({ name }, index) => {
          const id = fieldId('sectionOne', `vendorTypes.${index}`);
          return (
            <FormCheck
              key={name}
              id={id}
              label={name}
              {...register(`vendorTypes.${index}.isChecked`)}
              disabled={isLocked}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}

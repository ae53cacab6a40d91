import { useController, useFormContext, useWatch } from 'react-hook-form';
import { AadharField } from '../../../forms/AadharField.tsx';
import { PanField } from '../../../forms/CodeField.tsx';
import { useField, useIsLocked } from '../../../forms/formContext.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';

/** PAN and Aadhar, which come from the profile at first. A locked Aadhar can still be looked at. */
export function IdentityFields() {
  const { control } = useFormContext<SectionOneValues>();
  const fieldOf = useField<SectionOneValues>();
  const isLocked = useIsLocked();
  const { field: pan } = useController({ control, name: 'panno' });
  const { field: rejected } = useController({ control, name: 'rejectedPan' });
  const { field: aadhar } = useController({ control, name: 'aadharcard' });
  const holder = useWatch({ control, name: 'nameOfVendor' });
  const { id: panId, error: panError } = fieldOf('panno');
  const { id: aadharId, error: aadharError } = fieldOf('aadharcard');
  return (
    <FieldGroup title="Identity" isSelfLocked>
      <div className="field-grid">
        <PanField
          {...pan}
          id={panId}
          holder={holder}
          rejected={rejected.value}
          onEnter={(value, cleared) => {
            pan.onChange(value);
            rejected.onChange(cleared);
          }}
          hint="Ten characters, as on the PAN card"
          error={panError}
          isLocked={isLocked}
        />
        <AadharField id={aadharId} field={aadhar} error={aadharError} isLocked={isLocked} />
      </div>
    </FieldGroup>
  );
}

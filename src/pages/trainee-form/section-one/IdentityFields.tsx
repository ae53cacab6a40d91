import { useController, useFormContext, useWatch } from 'react-hook-form';
import { AadharField } from '../../../forms/AadharField.tsx';
import { PanField, useCode } from '../../../forms/CodeField.tsx';
import { useField, useIsLocked } from '../../../forms/formContext.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';

/** PAN and Aadhar, which come from the profile at first. A locked Aadhar can still be looked at. */
export function IdentityFields() {
  const { control } = useFormContext<SectionOneValues>();
  const fieldOf = useField<SectionOneValues>();
  const isLocked = useIsLocked();
  const pan = useCode('panno', 'rejectedPan');
  const { field: aadhar } = useController({ control, name: 'aadharcard' });
  const holder = useWatch({ control, name: 'nameOfVendor' });
  const { id: aadharId, error: aadharError } = fieldOf('aadharcard');
  return (
    <FieldGroup title="Identity" isSelfLocked>
      <div className="field-grid">
        <PanField {...pan} holder={holder} hint="Ten characters, as on the PAN card" isLocked={isLocked} />
        <AadharField id={aadharId} field={aadhar} error={aadharError} isLocked={isLocked} />
      </div>
    </FieldGroup>
  );
}

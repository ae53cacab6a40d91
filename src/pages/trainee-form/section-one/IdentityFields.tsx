import { AadharField } from './AadharField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { PanField } from './PanField.tsx';

/** PAN and Aadhar, which come from the profile at first. A locked Aadhar can still be looked at. */
export function IdentityFields() {
  return (
    <FieldGroup title="Identity" isSelfLocked>
      <div className="field-grid">
        <PanField />
        <AadharField />
      </div>
    </FieldGroup>
  );
}

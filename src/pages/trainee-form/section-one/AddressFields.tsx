import Button from 'react-bootstrap/Button';
import { useFormContext } from 'react-hook-form';
import { type AddressParts, splitAddress } from '../../../domain/homeState.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { useIsLocked } from '../../../ui/fields/locked.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CityFields } from './CityFields.tsx';
import { PhoneField } from './RemarkedField.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';

export function AddressFields({ profileAddress }: { profileAddress: string }) {
  const field = useSectionOneField();
  const { setValue, formState } = useFormContext<SectionOneValues>();
  const isLocked = useIsLocked();
  const handleUse = () => {
    for (const [part, text] of Object.entries(splitAddress(profileAddress))) {
      setValue(part as keyof AddressParts, text, {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
    }
  };
  return (
    <FieldGroup title="Name and address">
      {profileAddress !== '' && !isLocked && (
        <Button variant="outline-secondary" className="mb-3" onClick={handleUse}>
          Use my profile address
        </Button>
      )}
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
        <CityFields />
        <TextField {...field('country')} label="Country" autoComplete="country-name" />
        <PhoneField
          path="telephone"
          label="Telephone"
          hint="Ten digits, without +91 or 0"
          autoComplete="tel"
        />
      </div>
    </FieldGroup>
  );
}

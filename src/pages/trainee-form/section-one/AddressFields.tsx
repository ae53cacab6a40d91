import Button from 'react-bootstrap/Button';
import { useFormContext } from 'react-hook-form';
import type { SectionOne } from '../../../domain/records/records.ts';
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

type AddressParts = Pick<SectionOne, 'addressL1' | 'addressL2' | 'addressL3' | 'city' | 'pincode'>;

const PINCODE = /\b[1-9]\d{2}\s?\d{3}\b/g;
/** The country and the States; Delhi and Chandigarh are cities too. */
const AFTER_CITY =
  /^(india|andaman.*|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|dadra.*|daman.*|goa|gujarat|haryana|himachal pradesh|jammu.*|jharkhand|karnataka|kerala|ladakh|lakshadweep|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal)$/i;

/** Splits an Indian address into the fields of a form; parts missing from the text stay empty. */
export function splitAddress(address: string): AddressParts {
  const pincode = address.match(PINCODE)?.at(-1) ?? '';
  const parts = address
    .replace(pincode, ',')
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s\-–.]+|[\s\-–.]+$/g, ''))
    .filter((part) => part !== '');
  while (parts.length > 2 && AFTER_CITY.test(parts.at(-1) ?? '')) parts.pop();
  const city = parts.length > 1 ? (parts.pop() ?? '') : '';
  const [addressL1 = '', addressL2 = '', ...others] = parts;
  return { addressL1, addressL2, addressL3: others.join(', '), city, pincode: pincode.replace(/\s/, '') };
}

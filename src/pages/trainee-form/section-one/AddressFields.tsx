import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { getPlaceOfPincode } from '../../../backend/hints/hints.ts';
import { COUNTRIES, countryNamed, tidyCountry } from '../../../domain/countries.ts';
import { HOME_STATES } from '../../../domain/gstStates.ts';
import { cityOf, isOtherPlace, PLACES_DATE } from '../../../domain/hints/places.ts';
import { type AddressParts, isStateAsked, splitAddress } from '../../../domain/homeState.ts';
import { isIndia, validatePincode } from '../../../domain/validators/pincode.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { useFill, useHint } from '../../../forms/frame/useHint.ts';
import { useIsLocked } from '../../../ui/fields/locked.ts';
import { plainOptions, SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';
import { PhoneField, WarningField } from './WarningField.tsx';

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
    <FieldGroup title="Name and address" hint="Partly from your profile; change what differs">
      {profileAddress !== '' && !isLocked && (
        <Button variant="outline-secondary" className="mb-3" onClick={handleUse}>
          Use my profile address
        </Button>
      )}
      <div className="field-grid">
        <TextField {...field('nameOfVendor')} className="field-wide" />
        <TextField
          {...field('addressL1')}
          hint="House or flat, and building"
          autoComplete="address-line1"
          className="field-wide"
        />
        <TextField {...field('addressL2')} hint="Street and area" autoComplete="address-line2" />
        <TextField
          {...field('addressL3')}
          hint="Landmark or district; NA if there is none"
          autoComplete="address-line3"
        />
        <CityFields />
        <StateField />
        <CountryField />
        <PhoneField
          path="telephone"
          hint="Ten digits without +91; a landline with its area code"
          autoComplete="tel"
        />
      </div>
    </FieldGroup>
  );
}

const NO_COUNTRY =
  'This is not in the list of countries. Type the beginning of its English name, and choose it.';

/** A list to choose from; the name in another spelling becomes that of the list. */
function CountryField() {
  const listId = useId();
  return (
    <>
      <WarningField
        path="country"
        autoComplete="country-name"
        list={listId}
        tidy={tidyCountry}
        warningsOf={(country) =>
          country.trim() === '' || countryNamed(country) !== undefined ? [] : [{ message: NO_COUNTRY }]
        }
      />
      <datalist id={listId}>
        {COUNTRIES.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
    </>
  );
}

/** Asked where neither the PIN code nor the city names the State. */
function StateField() {
  const field = useSectionOneField();
  const { control } = useFormContext<SectionOneValues>();
  const [city, pincode, country] = useWatch({ control, name: ['city', 'pincode', 'country'] });
  if (!isStateAsked({ city, pincode, country })) return null;
  return (
    <SelectField
      {...field('state')}
      placeholder="Choose a State"
      hint="The PIN code alone does not make the State certain"
      options={plainOptions(HOME_STATES)}
      autoComplete="address-level1"
    />
  );
}

/** The list has districts: a PIN code fills in an empty city only where its district has no other town. */
function CityFields() {
  const { control, formState } = useFormContext<SectionOneValues>();
  const isLocked = useIsLocked();
  const [entered, country] = useWatch({ control, name: ['pincode', 'country'] });
  const pincode = validatePincode(entered, country).value;
  const isTyped = !isLocked && pincode !== formState.defaultValues?.pincode;
  const isKnown = isTyped && isIndia(country) && /^[1-9][0-9]{5}$/.test(pincode);
  const fillCity = useFill<SectionOneValues>('city');
  const place = useHint(isKnown ? pincode : '', getPlaceOfPincode, (found) =>
    fillCity((found && cityOf(pincode, found)) ?? ''),
  );
  const district = place && `the district of ${place.district}, ${place.state}`;
  return (
    <>
      <WarningField
        path="city"
        autoComplete="address-level2"
        warningsOf={(city) =>
          place && isOtherPlace(city, place)
            ? [
                {
                  message: `A list of ${PLACES_DATE} has PIN code ${pincode} in ${district}. Check the PIN code and the city.`,
                },
              ]
            : []
        }
      />
      <WarningField
        path="pincode"
        className="field-short"
        hint={district ? `In ${district} (list of ${PLACES_DATE})` : 'Six digits in India'}
        autoComplete="postal-code"
        inputMode={isIndia(country) ? 'numeric' : 'text'}
        warningsOf={(value) => validatePincode(value, country).warnings}
        tidy={(value) => validatePincode(value, country).value}
      />
    </>
  );
}

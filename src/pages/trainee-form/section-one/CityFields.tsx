import { useFormContext, useWatch } from 'react-hook-form';
import { getPlaceOfPincode } from '../../../backend/hints/hints.ts';
import { isOtherPlace, PLACES_DATE } from '../../../domain/hints/places.ts';
import { normalise } from '../../../domain/validators/normalise.ts';
import { isIndia, validatePincode } from '../../../domain/validators/pincode.ts';
import { useFill, useHint } from '../../../forms/frame/useHint.ts';
import { useIsLocked } from '../../../ui/fields/locked.ts';
import { RemarkedField } from './RemarkedField.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';

/** A PIN code fills in an empty city. */
export function CityFields() {
  const { control, formState } = useFormContext<SectionOneValues>();
  const isLocked = useIsLocked();
  const [entered, country] = useWatch({ control, name: ['pincode', 'country'] });
  const pincode = normalise(entered);
  const isTyped = !isLocked && pincode !== formState.defaultValues?.pincode;
  const isKnown = isTyped && isIndia(country) && /^[1-9][0-9]{5}$/.test(pincode);
  const fillCity = useFill<SectionOneValues>('city');
  const place = useHint(isKnown ? pincode : '', getPlaceOfPincode, ({ city }) => fillCity(city));
  return (
    <>
      <RemarkedField
        path="city"
        label="City"
        autoComplete="address-level2"
        remark={(city) =>
          place && isOtherPlace(city, place)
            ? [
                {
                  message: `A list of ${PLACES_DATE} has PIN code ${pincode} in ${place.city}, ${place.state}. Check which of the two is right.`,
                  repair: place.city,
                },
              ]
            : []
        }
      />
      <RemarkedField
        path="pincode"
        label="PIN Code"
        className="field-short"
        hint={place ? `${place.city}, ${place.state} (list of ${PLACES_DATE})` : 'Six digits in India'}
        autoComplete="postal-code"
        inputMode={isIndia(country) ? 'numeric' : 'text'}
        remark={(value) => validatePincode(value, country).warnings}
      />
    </>
  );
}

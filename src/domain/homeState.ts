import { countryNamed, INDIA } from './countries.ts';
import { HOME_STATES } from './gstStates.ts';
import { stateOfPincode } from './pincodeStates.ts';
import type { SectionOne, UserRecord } from './records/records.ts';
import { isIndia, validatePincode } from './validators/pincode.ts';

export type AddressParts = Pick<SectionOne, 'addressL1' | 'addressL2' | 'addressL3' | 'city' | 'pincode'>;

const PINCODE = /\b[1-9]\d{2}\s?\d{3}\b/g;
/** Words that follow the city: the country and the States, but not Delhi and Chandigarh, which are cities too. */
const AFTER_CITY =
  /^(india|andaman.*|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|dadra.*|daman.*|goa|gujarat|haryana|himachal pradesh|jammu.*|jharkhand|karnataka|kerala|ladakh|lakshadweep|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal)$/i;

/** Cities that are countries too. */
const CITY_COUNTRIES = ['Djibouti', 'Gibraltar', 'Hong Kong', 'Luxembourg', 'Macao', 'Monaco', 'Singapore'];

function isAfterCity(part: string): boolean {
  const country = countryNamed(part);
  return AFTER_CITY.test(part) || (country !== undefined && !CITY_COUNTRIES.includes(country));
}

/** Splits an Indian address into the fields of a form; parts missing from the text stay empty. */
export function splitAddress(address: string): AddressParts {
  const pincode = address.match(PINCODE)?.at(-1) ?? '';
  const parts = address
    .replace(pincode, ',')
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s\-–.]+|[\s\-–.]+$/g, ''))
    .filter((part) => part !== '');
  while (parts.length > 2 && isAfterCity(parts.at(-1) ?? '')) parts.pop();
  const city = parts.length > 1 ? (parts.pop() ?? '') : '';
  const [addressL1 = '', addressL2 = '', ...others] = parts;
  return { addressL1, addressL2, addressL3: others.join(', '), city, pincode: pincode.replace(/\s/, '') };
}

/** What people write for a State at the end of an address, besides its name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  chattisgarh: 'Chhattisgarh',
  daman: 'Dadra and Nagar Haveli and Daman and Diu',
  diu: 'Dadra and Nagar Haveli and Daman and Diu',
  'jammu & kashmir': 'Jammu and Kashmir',
  'new delhi': 'Delhi',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  tamilnadu: 'Tamil Nadu',
  uttaranchal: 'Uttarakhand',
};

/** Where a suggested State comes from; `form`: the person chose it in the registration form. */
export interface SuggestedState {
  state: string;
  from: 'pincode' | 'address' | 'form';
}

/**
 * The State of an Indian address: that of the PIN code, otherwise the last part of the address. A State within the
 * address is no evidence, because streets and societies are named after States. Undefined when unsure.
 */
export function suggestedState(address: string): SuggestedState | undefined {
  const { pincode } = splitAddress(address);
  const ofPincode = stateOfPincode(pincode);
  const parts = address
    .replaceAll(PINCODE, ',')
    .split(/[,\n]|\s[-–]\s/)
    .map((part) => part.replace(/^[\s\-–.:]+|[\s\-–.:]+$/g, '').toLowerCase())
    .filter((part) => part !== '' && !/^(india|bharat|pin( ?code)?)$/.test(part));
  const last = parts.at(-1) ?? '';
  const named = OTHER_NAMES[last] ?? HOME_STATES.find((state) => state.toLowerCase() === last);
  if (ofPincode !== '' && !isAbroad(last)) return { state: ofPincode, from: 'pincode' };
  return parts.length > 1 && named !== undefined ? { state: named, from: 'address' } : undefined;
}

/** Six digits before the name of another country are no Indian PIN code. */
function isAbroad(last: string): boolean {
  const country = countryNamed(last);
  return country !== undefined && country !== INDIA && !HOME_STATES.includes(country);
}

/** The State of a person's address; undefined when it is unsure or outside India. */
export function suggestedStateOf(record: UserRecord): SuggestedState | undefined {
  const country = record.vendorDetails.sectionOne?.country ?? '';
  const isOutside = country === '' ? record.nationality === 'Foreign' : !isIndia(country);
  if (isOutside) return undefined;
  const suggested = suggestedState(addressOf(record));
  const chosen = HOME_STATES.find((state) => state === record.vendorDetails.sectionOne?.state);
  return chosen === undefined || suggested?.from === 'pincode' ? suggested : { state: chosen, from: 'form' };
}

/** Whether the State of an Indian address has to be asked, because neither the PIN code nor the city names it. */
export function isStateAsked({
  city,
  pincode,
  country,
}: Pick<SectionOne, 'city' | 'pincode' | 'country'>): boolean {
  const { value, warnings } = validatePincode(pincode, country);
  const isComplete = isIndia(country) && value !== '' && warnings.length === 0 && city.trim() !== '';
  return isComplete && suggestedState(`Address, ${city}, ${value}`) === undefined;
}

/** The address of the registration form, otherwise of the profile. */
function addressOf({ vendorDetails, address }: UserRecord): string {
  const {
    addressL1 = '',
    addressL2 = '',
    addressL3 = '',
    city = '',
    pincode = '',
  } = vendorDetails.sectionOne ?? {};
  const lines = [addressL1, addressL2, addressL3, city, pincode].filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines.join(', ') : address;
}

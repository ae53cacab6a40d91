import { type AddressText, isCityName, readAddress } from './addressText.ts';
import { countryNamed, INDIA } from './countries.ts';
import { HOME_STATES } from './gstStates.ts';
import { stateOfPincode } from './pincodeStates.ts';
import { isFromIndia } from './records/kinds.ts';
import type { SectionOne, UserRecord } from './records/records.ts';
import { isTakenFor, stateNamed } from './stateNames.ts';
import { isIndia, validatePincode } from './validators/pincode.ts';

export type AddressParts = Pick<SectionOne, 'addressL1' | 'addressL2' | 'addressL3' | 'city' | 'pincode'>;

/** Splits an Indian address into the fields of a form; what is missing from the text or not sure stays empty. */
export function splitAddress(address: string): AddressParts {
  const { parts, pincode, after } = readAddress(address);
  const last = parts.at(-1) ?? '';
  const isCity = parts.length > 1 && isCityName(last) && !isNeighbour(last, pincode);
  const city = isCity ? (parts.pop() ?? '') : '';
  const [addressL1 = after.reverse().join(', '), addressL2 = '', ...others] = parts;
  return { addressL1, addressL2, addressL3: others.join(', '), city, pincode };
}

/**
 * People near Delhi or Chandigarh write its name, although the PIN code is of the State around it; those of Karaikal, Mahe and Yanam
 * that of their territory.
 */
function isNeighbour(city: string, pincode: string): boolean {
  const [state, ofPincode] = [stateNamed(city), stateOfPincode(pincode)];
  if (state === undefined || ofPincode === '') return false;
  return state !== ofPincode || (state === 'Puducherry' && !pincode.startsWith('605'));
}

/**
 * States whose name alone is not sure. People around these cities write the city's name, and many addresses have the name of a
 * State from before a part of it became another one.
 */
const UNSURE: readonly string[] = [
  'Andhra Pradesh',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Puducherry',
];

/** Where a suggested State comes from; `form`: the person chose it in the registration form. */
interface SuggestedState {
  state: string;
  from: 'pincode' | 'address' | 'form';
}

/**
 * The State of an Indian address: that of the PIN code, otherwise the State at the end. A State within the address is no
 * evidence, because streets and societies are named after States. Undefined when unsure, as where the two differ.
 */
export function suggestedState(address: string): SuggestedState | undefined {
  const text = readAddress(address);
  const { parts, pincode, after } = text;
  if (placesOf(text).some(isAbroad)) return undefined;
  const named = namedIn(text);
  const ofPincode = stateOfPincode(pincode);
  if (ofPincode !== '') {
    const fits = named.every((state) => isTakenFor(state, ofPincode));
    return fits ? { state: ofPincode, from: 'pincode' } : undefined;
  }
  const [state, ...others] = new Set(named);
  const isWhole = parts.length + after.length < 2;
  return isWhole || state === undefined || others.length > 0 || UNSURE.includes(state)
    ? undefined
    : { state, from: 'address' };
}

/** What may name the State: the city and what follows it. */
function placesOf({ parts, after }: AddressText): string[] {
  return [...after, ...parts.slice(-1)];
}

function namedIn(text: AddressText): string[] {
  return placesOf(text)
    .map(stateNamed)
    .filter((state) => state !== undefined);
}

/** Six digits before the name of another country are no Indian PIN code. */
function isAbroad(place: string): boolean {
  const country = countryNamed(place);
  return country !== undefined && country !== INDIA && stateNamed(place) === undefined;
}

/** The State of a person's address; undefined when it is unsure or outside India. */
export function suggestedStateOf(record: UserRecord): SuggestedState | undefined {
  const country = record.vendorDetails.sectionOne?.country ?? '';
  const isOutside = country === '' ? !isFromIndia(record) : !isIndia(country);
  if (isOutside) return undefined;
  const suggested = suggestedState(addressOf(record));
  const chosen = HOME_STATES.find((state) => state === record.vendorDetails.sectionOne?.state);
  return chosen === undefined || suggested?.from === 'pincode' ? suggested : { state: chosen, from: 'form' };
}

/** The States that a person's address names, sure or not. */
export function statesNamedBy(record: UserRecord): string[] {
  return namedIn(readAddress(addressOf(record)));
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
  const one = vendorDetails.sectionOne;
  const entered = [one?.addressL1, one?.addressL2, one?.addressL3, one?.city, one?.pincode];
  const lines = entered.filter((line = '') => line.trim() !== '');
  return lines.length > 0 ? lines.join(', ') : address;
}

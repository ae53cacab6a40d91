import { HOME_STATES } from './gstStates.ts';
import type { SectionOne } from './records/records.ts';

export type AddressParts = Pick<SectionOne, 'addressL1' | 'addressL2' | 'addressL3' | 'city' | 'pincode'>;

const PINCODE = /\b[1-9]\d{2}\s?\d{3}\b/g;
/** Words that follow the city: the country and the States, but not Delhi and Chandigarh, which are cities too. */
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

/** States by the first digits of a PIN code. Postal regions that cover several States are left out. */
const STATE_OF_PINCODE: readonly (readonly [RegExp, string])[] = [
  [/^11/, 'Delhi'],
  [/^1[23]/, 'Haryana'],
  [/^1[45]/, 'Punjab'],
  [/^17/, 'Himachal Pradesh'],
  [/^(2[0-3]|25|27|28)/, 'Uttar Pradesh'],
  [/^3[0-4]/, 'Rajasthan'],
  [/^3[78]/, 'Gujarat'],
  [/^403/, 'Goa'],
  [/^4[0-4]/, 'Maharashtra'],
  [/^50/, 'Telangana'],
  [/^5[1-3]/, 'Andhra Pradesh'],
  [/^5[6-9]/, 'Karnataka'],
  [/^(6[0-4])/, 'Tamil Nadu'],
  [/^(6[79])/, 'Kerala'],
  [/^7[0-2]/, 'West Bengal'],
  [/^7[5-7]/, 'Odisha'],
  [/^78/, 'Assam'],
];

/** A suggestion for a form: the State that the address names, or that of its PIN code; empty when unsure. */
export function stateOfAddress(address: string): string {
  const named = HOME_STATES.find((state) => address.toLowerCase().includes(state.toLowerCase()));
  const { pincode } = splitAddress(address);
  return named ?? STATE_OF_PINCODE.find(([start]) => start.test(pincode))?.[1] ?? '';
}

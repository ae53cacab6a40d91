import { splitAddress } from './address.ts';
import { HOME_STATES } from './gstStates.ts';

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

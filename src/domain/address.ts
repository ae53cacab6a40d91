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

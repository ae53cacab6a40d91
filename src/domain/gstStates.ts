/** Offshore areas; nobody's home. */
export const OTHER_TERRITORY = 'Other Territory';

/** States by the first two digits of a GSTIN, in the spelling of ERPNext and Tally. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep Islands',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': OTHER_TERRITORY,
};

/** The 36 States and Union Territories, by name. */
export const HOME_STATES: readonly string[] = Object.values(STATES)
  .filter((name) => name !== OTHER_TERRITORY)
  .sort();

/** In place of the State of a person who supplies from abroad. */
export const OUTSIDE_INDIA = 'Outside India';

/** The first two digits of a GSTIN of the State; empty for any other text. */
export function codeOfState(name: string): string {
  return Object.keys(STATES).find((code) => STATES[code] === name) ?? '';
}

export function stateOfGstin(gstin: string): string {
  return STATES[gstin.slice(0, 2)] ?? '';
}

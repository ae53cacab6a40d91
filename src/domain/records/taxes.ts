import { isMap, readMap, readOneOf, readText, readTime } from './read.ts';

/** The classes of a Udyam certificate; `none` without a registration. The rules have the same lists. */
export const ENTERPRISE_CLASSES = ['none', 'micro', 'small', 'medium'] as const;
export type EnterpriseClass = (typeof ENTERPRISE_CLASSES)[number];

export const ACTIVITIES = ['services', 'manufacture', 'trade'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const GST_SCHEMES = ['regular', 'composition', 'none'] as const;
export type GstScheme = (typeof GST_SCHEMES)[number];

/** A certificate of the tax office: less tax is deducted from payments until its last day. */
interface LowerDeduction {
  number: string;
  until: string;
}

/** What a vendor enters; dates are ISO dates. Without a Udyam registration the next four are empty. */
export interface TaxEntry {
  class: EnterpriseClass;
  udyam: string;
  /** The date of the certificate. */
  since: string;
  /** The financial year of the class on the certificate, like 2026-27. */
  year: string;
  activity: Activity | '';
  scheme: GstScheme;
  lowerDeduction?: LowerDeduction;
}

/** `taxes/{uid}` of a vendor who declared something. */
export interface TaxDetails extends TaxEntry {
  at: number;
}

/** Never throws; null when there is no record. */
export function parseTaxDetails(raw: unknown): TaxDetails | null {
  if (!isMap(raw)) return null;
  const { udyam, since, year, activity, scheme, lowerDeduction, at } = raw;
  const { number, until } = readMap(lowerDeduction);
  return {
    class: readOneOf<EnterpriseClass>(raw.class, ENTERPRISE_CLASSES, 'none'),
    udyam: readText(udyam),
    since: readText(since),
    year: readText(year),
    activity: readOneOf<Activity | ''>(activity, ACTIVITIES, ''),
    scheme: readOneOf<GstScheme>(scheme, GST_SCHEMES, 'none'),
    ...(isMap(lowerDeduction) && { lowerDeduction: { number: readText(number), until: readText(until) } }),
    at: readTime(at) ?? 0,
  };
}

/** Whether both declare the same, whenever they did. */
export function isSameEntry(one: TaxEntry, other: TaxEntry): boolean {
  const declared = (entry: TaxEntry) => JSON.stringify({ ...parseTaxDetails(entry), at: 0 });
  return declared(one) === declared(other);
}

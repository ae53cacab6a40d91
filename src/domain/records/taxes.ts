import { namesOf } from '../forms/fields.ts';
import { isMap, readOneOf, readTexts, readTime } from './read.ts';

export const TAX_TITLE = 'Tax and MSME Details';

/** The classes of a Udyam certificate; `none` without a registration. The rules have the same lists. */
export const CLASS_LABELS = {
  none: 'No Udyam registration',
  micro: 'Micro',
  small: 'Small',
  medium: 'Medium',
} as const;
export type EnterpriseClass = keyof typeof CLASS_LABELS;
export const ENTERPRISE_CLASSES = namesOf(CLASS_LABELS);

export const ACTIVITY_LABELS = { services: 'Services', manufacture: 'Manufacture', trade: 'Trade' } as const;
export type Activity = keyof typeof ACTIVITY_LABELS;
export const ACTIVITIES = namesOf(ACTIVITY_LABELS);

export const SCHEME_LABELS = {
  regular: 'Regular',
  composition: 'Composition',
  none: 'Not registered for GST',
} as const;
export type GstScheme = keyof typeof SCHEME_LABELS;
export const GST_SCHEMES = namesOf(SCHEME_LABELS);

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
  const { activity, scheme, lowerDeduction, at } = raw;
  return {
    class: readOneOf<EnterpriseClass>(raw.class, ENTERPRISE_CLASSES, 'none'),
    ...readTexts(raw, ['udyam', 'since', 'year']),
    activity: readOneOf<Activity | ''>(activity, ACTIVITIES, ''),
    scheme: readOneOf<GstScheme>(scheme, GST_SCHEMES, 'none'),
    ...(isMap(lowerDeduction) && { lowerDeduction: readTexts(lowerDeduction, ['number', 'until']) }),
    at: readTime(at) ?? 0,
  };
}

/** Whether both declare the same, whenever they did. */
export function isSameEntry(one: TaxEntry, other: TaxEntry): boolean {
  const declared = (entry: TaxEntry) => JSON.stringify({ ...parseTaxDetails(entry), at: 0 });
  return declared(one) === declared(other);
}

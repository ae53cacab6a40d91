import type { UserRecord } from '../records/records.ts';
import {
  ACTIVITY_LABELS,
  CLASS_LABELS,
  SCHEME_LABELS,
  type TaxDetails,
  type TaxEntry,
} from '../records/taxes.ts';
import { type Detail, labelled } from '../review/detail.ts';
import type { Flag } from '../review/flag.ts';
import { formatDate, formatTimestamp } from '../time/dates.ts';
import { taxContradictions } from './contradictions.ts';

/** The tax details as reviewers and approvers read them. */
export function taxDetails(taxes: TaxDetails): Detail[] {
  return [...entryDetails(taxes), ...labelled({ at: formatTimestamp(taxes.at) }, { at: 'Declared' })];
}

export function entryDetails(taxes: TaxEntry): Detail[] {
  const { lowerDeduction } = taxes;
  const enterprise = {
    udyam: taxes.udyam,
    since: formatDate(taxes.since),
    year: taxes.year,
    activity: taxes.activity && ACTIVITY_LABELS[taxes.activity],
  };
  return [
    ...labelled({ class: CLASS_LABELS[taxes.class] }, { class: 'Class of Enterprise' }),
    ...(taxes.class === 'none'
      ? []
      : labelled(enterprise, {
          udyam: 'Udyam Number',
          since: 'Date of Certificate',
          year: 'Financial Year',
          activity: 'Main Activity',
        })),
    ...labelled(
      { scheme: SCHEME_LABELS[taxes.scheme], number: lowerDeduction?.number ?? 'None' },
      { scheme: 'GST Scheme', number: 'Certificate of Lower Deduction' },
    ),
    ...(lowerDeduction
      ? labelled({ until: formatDate(lowerDeduction.until) }, { until: 'Certificate Valid Until' })
      : []),
  ];
}

const FIELDS = { udyam: 'Udyam Number', scheme: 'GST Scheme', until: 'Certificate Valid Until' } as const;

/** @param today an ISO date */
export function taxFlags(record: UserRecord, taxes: TaxEntry | null, today: string): Flag[] {
  if (!taxes) return [];
  return taxContradictions(record, taxes, today).map(({ field, flag }) => ({
    part: 'taxes',
    label: FIELDS[field],
    message: flag,
  }));
}

/**
 * The day by which the law asks for payment (facts F8, F9 and F11 of docs/decisions.md); undefined where no law sets
 * one.
 */
export function paymentLine({ class: size, activity }: TaxEntry): string | undefined {
  if (size !== 'micro' && size !== 'small') return undefined;
  return activity === 'trade'
    ? 'Trader: finance decides whether the 45 days apply.'
    : 'Pay by the agreed day, at most 45 days after acceptance; 15 without agreement (MSMED Act s. 15; Income-tax Act 2025 s. 37(2)(g)).';
}

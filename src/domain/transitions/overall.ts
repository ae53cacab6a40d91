import type { FormKey, UserRecord } from '../records/records.ts';
import { hasOpenReviewerQuery } from './openQueries.ts';
import { allow, refuse, type Transition } from './patch.ts';

type DueFields = Pick<
  UserRecord,
  'forms' | 'isGSTApplicable' | 'isEinvoicingApplicable' | 'vendortype' | 'queries'
>;

/**
 * Says whether forms.status has to become 1: it is 0, the bank form and the trainee form are submitted or further, so is
 * one of the three alternative forms, which concerns this person, and no `general` query of a reviewer is open (R6).
 */
export function isOverallDue(record: DueFields): boolean {
  const { forms } = record;
  return (
    forms.status === 0 &&
    forms.bankdetails >= 1 &&
    forms.vendorform >= 1 &&
    ((record.isEinvoicingApplicable === 'no' && forms.einvoicing >= 1) ||
      (record.isGSTApplicable === 'no' && forms.nonapplicability >= 1) ||
      (record.vendortype !== 'Overhead' && forms.msa >= 1)) &&
    !hasOpenReviewerQuery(record.queries.general)
  );
}

/** Sets forms.status to 1 where an earlier visit ended before it could. */
export function healOverall(record: DueFields & Pick<UserRecord, 'usertype'>): Transition {
  return record.usertype !== 'introducer' && isOverallDue(record)
    ? allow({ set: { 'forms.status': 1 } })
    : refuse('The overall status is not due to change.');
}

/** The status fields that submitting one form writes: that form's, and forms.status when it was the last one missing. */
export function submittedStatuses(record: DueFields, key: FormKey): Record<string, unknown> {
  const after = { ...record, forms: { ...record.forms, [key]: 1 } };
  return { [`forms.${key}`]: 1, ...(isOverallDue(after) && { 'forms.status': 1 }) };
}

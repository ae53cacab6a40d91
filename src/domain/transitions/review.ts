import { FORMS, formOfCategory } from '../forms/registry.ts';
import type { FormKey, QueryCategory, UserRecord } from '../records/records.ts';
import { fits, TOO_LONG } from './guards.ts';
import { staffLog } from './log.ts';
import { allow, refuse, type Transition } from './patch.ts';
import { refusalOfTitle } from './queries.ts';

export interface Reviewer {
  uid: string;
  name: string;
  email: string;
}

export function validateForm(record: UserRecord, key: FormKey, reviewer: Reviewer, now: number): Transition {
  return moveForm(record, key, { from: 1, to: 2, action: 'validated' }, reviewer, now);
}

export function approveForm(record: UserRecord, key: FormKey, reviewer: Reviewer, now: number): Transition {
  return moveForm(record, key, { from: 2, to: 3, action: 'approved' }, reviewer, now);
}

/** R10: one step, 1 -> 2 -> 3. */
export function setOverall(record: UserRecord, status: 2 | 3, reviewer: Reviewer, now: number): Transition {
  const refusal = refusalOfReview(record, reviewer);
  if (refusal) return refuse(refusal);
  if (record.forms.status !== status - 1) return refuse('The overall status has changed in the meantime.');
  const action = status === 2 ? 'validated the record' : 'sent the record for approval';
  return allow({
    set: { 'forms.status': status },
    ...staffLog(record, reviewer, action, now),
    step: { on: 'everything', by: reviewer.uid, at: now },
  });
}

/** R10: its form goes to -1 and the overall status to 0, so that the person can correct it; `general` has no form. */
export function raiseReviewerQuery(
  record: UserRecord,
  category: QueryCategory,
  title: string,
  field: string | undefined,
  reviewer: Reviewer,
  now: number,
): Transition {
  const refusal = refusalOfReview(record, reviewer) ?? refusalOfTitle(record, category, title);
  if (refusal) return refuse(refusal);
  if (!fits({ field })) return refuse(TOO_LONG);
  const form = formOfCategory(category);
  if (form && record.forms[form] === 0) return refuse('The form is not submitted yet.');
  if (form && record.forms[form] === 3) return refuse('The form is approved.');
  return allow({
    set: {
      ...(form && record.forms[form] !== -1 && { [`forms.${form}`]: -1 }),
      ...(record.forms.status !== 0 && { 'forms.status': 0 }),
    },
    query: {
      category,
      item: { title: title.trim(), timestamp: now, status: 0, by: 'reviewer', ...(field && { field }) },
    },
    ...staffLog(record, reviewer, 'raised a query', now),
    step: { on: form ?? 'profile', by: reviewer.uid, at: now },
  });
}

function moveForm(
  record: UserRecord,
  key: FormKey,
  { from, to, action }: { from: 1 | 2; to: 2 | 3; action: string },
  reviewer: Reviewer,
  now: number,
): Transition {
  const refusal = refusalOfReview(record, reviewer);
  if (refusal) return refuse(refusal);
  if (record.forms[key] !== from) return refuse('The form has changed in the meantime.');
  return allow({
    set: { [`forms.${key}`]: to },
    ...staffLog(record, reviewer, `${action} ${FORMS[key].name}`, now),
    step: { on: key, by: reviewer.uid, at: now },
  });
}

/** R9, R10: undefined when the reviewer may review the record. */
export function refusalOfReview(record: UserRecord, reviewer: Reviewer): string | undefined {
  if (record.usertype === 'introducer') return 'Only trainees and vendors are reviewed.';
  if (record.forms.status > 3) return 'The record has been decided on.';
  if (record.uid === reviewer.uid) return 'Nobody reviews their own record.';
  if (record.fpocno.toLowerCase() === reviewer.email.toLowerCase()) {
    return 'Nobody reviews a person they introduced.';
  }
  return undefined;
}

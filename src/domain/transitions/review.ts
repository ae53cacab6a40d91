import { FORM_KEYS, FORMS, formOfCategory, isFormListed } from '../forms/registry.ts';
import type { FormKey, QueryCategory, UserRecord } from '../records/records.ts';
import { type Findings, type Found, MAX_DUPLICATES } from '../review/findings.ts';
import { fits, TOO_LONG } from './guards.ts';
import { refusalOfReview, refusalOfValidation, type Staff } from './impartial.ts';
import { hasOpenQuestion } from './openQueries.ts';
import { allow, formStatuses, refuse, staffLog, type Transition } from './patch.ts';
import { refusalOfTitle } from './queries.ts';

export type Reviewer = Staff;

export function validateForm(record: UserRecord, key: FormKey, reviewer: Reviewer, now: number): Transition {
  return moveForm(record, key, { from: 1, to: 2, did: 'validated' }, reviewer, now);
}

export function approveForm(record: UserRecord, key: FormKey, reviewer: Reviewer, now: number): Transition {
  return moveForm(record, key, { from: 2, to: 3, did: 'approved' }, reviewer, now);
}

export const QUESTION_OPEN = 'A question to this person is still open. It has to be answered first.';

/**
 * R10: validates every submitted form, and with the last applicable form the overall status. After queries
 * about the profile, the overall status takes a second call, because the rules check them in a separate
 * write.
 */
export function validateAll(record: UserRecord, reviewer: Reviewer, now: number): Transition {
  const refusal = refusalOfValidation(record, reviewer);
  if (refusal) return refuse(refusal);
  const { submitted, isValidated, isComplete, movesOverall } = validationOf(record);
  if (submitted.length === 0 && !isComplete) {
    return refuse(isValidated ? QUESTION_OPEN : 'There is nothing left to validate.');
  }
  const names = submitted.map((key) => FORMS[key].name).join(', ');
  return allow({
    set: { ...formStatuses(submitted, 2), ...(movesOverall && { 'forms.status': 2 }) },
    ...staffLog(
      record,
      reviewer,
      { did: 'validated', text: movesOverall ? 'validated all forms' : `validated ${names}` },
      now,
    ),
    step: { on: ['profile', ...submitted], movesOverall, by: reviewer.uid, at: now },
  });
}

/** Whether validateAll leaves the overall status to a second call. */
export function leavesOverall(record: UserRecord): boolean {
  const { isComplete, movesOverall } = validationOf(record);
  return isComplete && !movesOverall;
}

function validationOf(record: UserRecord) {
  const submitted = FORM_KEYS.filter((key) => record.forms[key] === 1);
  const forms = { ...record.forms };
  for (const key of submitted) forms[key] = 2;
  const after = { ...record, forms };
  const isValidated = record.forms.status === 1 && unvalidatedForms(after).length === 0;
  const isComplete = isValidated && !hasOpenQuestion(after);
  const movesOverall = isComplete && (submitted.length === 0 || record.queries.general.length === 0);
  return { submitted, isValidated, isComplete, movesOverall };
}

/** R10: the conditions missing before the overall status can become 2. */
export function unvalidatedForms(record: UserRecord): FormKey[] {
  return FORM_KEYS.filter((key) => isFormListed(record, key) && record.forms[key] < 2);
}

/** R9, R10: the sender for approval cannot decide on the record. */
export function sendForApproval(
  record: UserRecord,
  { points, duplicates, linkKey }: Found & Pick<Findings, 'linkKey'>,
  reviewer: Reviewer,
  now: number,
): Transition {
  const refusal = refusalOfReview(record, reviewer);
  if (refusal) return refuse(refusal);
  if (record.forms.status !== 2)
    return refuse('The overall status has just been changed. Please check it again.');
  if (hasOpenQuestion(record)) return refuse(QUESTION_OPEN);
  const sent = { by: reviewer.uid, at: now };
  return allow({
    set: { 'forms.status': 3, sent },
    ...staffLog(record, reviewer, { did: 'sent', text: 'sent the record for approval' }, now),
    findings: { points, duplicates: duplicates.slice(0, MAX_DUPLICATES), linkKey, ...sent },
  });
}

/**
 * R10: its form goes to -1, so that the person can correct it, and before a decision the overall status to 0; `general` has
 * no form.
 */
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
  if (form && record.forms[form] === 3) return refuse('The form is already approved.');
  return allow({
    set: {
      ...(form && record.forms[form] !== -1 && formStatuses([form], -1)),
      ...([1, 2, 3].includes(record.forms.status) && { 'forms.status': 0 }),
    },
    query: {
      category,
      item: { title: title.trim(), timestamp: now, status: 0, by: 'reviewer', ...(field && { field }) },
    },
    ...staffLog(record, reviewer, { did: 'asked', about: form ?? 'profile', text: 'raised a query' }, now),
    step: { on: [form ?? 'profile'], by: reviewer.uid, at: now },
  });
}

function moveForm(
  record: UserRecord,
  key: FormKey,
  { from, to, did }: { from: 1 | 2; to: 2 | 3; did: 'validated' | 'approved' },
  reviewer: Reviewer,
  now: number,
): Transition {
  const refusal = refusalOfValidation(record, reviewer);
  if (refusal) return refuse(refusal);
  if (record.forms[key] !== from) return refuse('The form has just been changed. Please check it again.');
  return allow({
    set: formStatuses([key], to),
    ...staffLog(record, reviewer, { did, about: key, text: `${did} ${FORMS[key].name}` }, now),
    step: { on: [key], by: reviewer.uid, at: now },
  });
}

import { documentRowsOf, type RowFields } from '../forms/documentRows.ts';
import { FORM_KEYS, FORMS, formTitle, isFormListed } from '../forms/registry.ts';
import {
  type ChangeKey,
  DOCUMENT_KEYS,
  type FormKey,
  type Query,
  type QueryCategory,
  type UserRecord,
} from '../records/records.ts';
import type { ReviewState } from '../review/sections.ts';
import { REVIEW_PARTS } from '../review/snapshots.ts';
import { hasFile } from './guards.ts';
import { refuse, type Transition } from './patch.ts';
import { isQueryText } from './queries.ts';
import { type Reviewer, raiseReviewerQuery } from './review.ts';

export interface ChangeOption {
  key: ChangeKey;
  label: string;
}

/** R21: the parts that an approver may name in a denial, because a reviewer can return them. */
export function changeOptions({ record, documents }: ReviewState): ChangeOption[] {
  const parts = REVIEW_PARTS.filter(
    (part) => part === 'profile' || (isFormListed(record, part) && isReturnable(record, part)),
  );
  const rows = documentRowsOf(record).filter(({ key, isNeeded }) => isNeeded || hasFile(documents[key]));
  return [...parts, ...rows.map(({ key }) => key)].map((key) => ({ key, label: changeLabel(record, key) }));
}

export function changeLabel(record: RowFields & Pick<UserRecord, 'usertype'>, key: ChangeKey): string {
  if (key === 'profile') return 'Profile';
  if (isForm(key)) return formTitle(record, key);
  return documentRowsOf(record).find((row) => row.key === key)?.label ?? key;
}

function categoryOf(key: ChangeKey): QueryCategory {
  return isForm(key) ? FORMS[key].category : 'general';
}

/** The parts that the last denial names and no reviewer has returned since; empty once the record is validated again. */
export function leftToReturn(record: Pick<UserRecord, 'approval' | 'forms' | 'queries'>): ChangeKey[] {
  const { approval, forms } = record;
  if (approval?.action !== 'deny' || forms.status > 1) return [];
  return (approval.change ?? []).filter((key) => {
    if (isForm(key) && !isReturnable(record, key)) return false;
    return !record.queries[categoryOf(key)].some(
      (query) => query.by === 'reviewer' && query.timestamp > approval.at && isAbout(query, key),
    );
  });
}

function isForm(key: ChangeKey): key is FormKey {
  return FORM_KEYS.some((each) => each === key);
}

/** R10: whether a reviewer can return the form; a pending or an approved form cannot be returned. */
function isReturnable({ forms }: Pick<UserRecord, 'forms'>, key: FormKey): boolean {
  return forms[key] === 1 || forms[key] === 2;
}

function isAbout({ field }: Query, key: ChangeKey): boolean {
  return isForm(key) || key === (DOCUMENT_KEYS.find((each) => each === field) ?? 'profile');
}

/**
 * R21: returns the first part that the denial names and that is not returned yet, with the approver's reason as the
 * query. One write holds one query, so each part takes a write.
 */
export function returnNamed(record: UserRecord, reviewer: Reviewer, now: number): Transition {
  const left = leftToReturn(record);
  const [key] = left;
  const { approval } = record;
  if (!key || !approval) return refuse('Everything that the approver named has been returned.');
  // The clocks of approver and reviewer may differ, and leftToReturn looks for queries after the denial. Each write has its own
  // time, because the database does not store an equal log entry again.
  const at = Math.max(now, approval.at + 1 + (approval.change ?? []).length - left.length);
  return raiseReviewerQuery(record, categoryOf(key), titleOf(record, key), rowOf(key), reviewer, at);
}

function rowOf(key: ChangeKey): ChangeKey | undefined {
  return DOCUMENT_KEYS.find((each) => each === key);
}

/** The reason, cut to the length of a query. First the label of a document, and the other parts that it is about. */
function titleOf(record: UserRecord, key: ChangeKey): string {
  const { reason = '', change = [] } = record.approval ?? {};
  const others = change.filter((each) => each !== key).map((each) => changeLabel(record, each));
  const about =
    (rowOf(key) || others.length > 0) &&
    `${changeLabel(record, key)}${others.length > 0 ? ` (and ${others.join(', ')})` : ''}: `;
  const title = `${about || ''}${reason || 'The approver asks for a change.'}`;
  if (isQueryText(title)) return title;
  const characters = [...title];
  while (!isQueryText(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('')}…`;
}

import { isAmendedLink } from '../files/fileNames.ts';
import { documentRowsOf } from '../forms/documentRows.ts';
import { FORM_LIST, formTitle, isFormListed } from '../forms/registry.ts';
import type { DocumentKey, DocumentsRecord, FormKey, UserRecord } from '../records/records.ts';
import { DAY_MS, startOfDayInIndia } from '../time/dates.ts';
import { hasFile } from '../transitions/guards.ts';
import { refusalOfReview } from '../transitions/impartial.ts';
import type { Reviewer } from '../transitions/review.ts';
import type { DueRecord } from './dueRecord.ts';

/** Whether the last day of an exception has passed. */
export function hasRunOut({ forms, approval }: Pick<DueRecord, 'forms' | 'approval'>, now: number): boolean {
  const { until } = approval ?? {};
  return forms.status === 5 && until !== undefined && now >= startOfDayInIndia(until) + DAY_MS;
}

interface Owed {
  title: string;
  /** `open`: the person has to act; `submitted`: the reviewer has to act; `done`: delivered. */
  state: 'open' | 'submitted' | 'done';
}
interface OwedForm extends Owed {
  form: FormKey;
}
interface OwedDocument extends Owed {
  document: DocumentKey;
  /** The document is stored, and another one has to replace it by a change (R20). */
  isReplaced: boolean;
}

/**
 * R21: what the person owes under an exception: what the approver named, and each form that is not validated. Where the
 * approver waived nothing, each needed document that is missing. Nothing under any other decision.
 */
export function owedUnderException(
  record: DueRecord,
  documents: DocumentsRecord,
): { forms: OwedForm[]; documents: OwedDocument[] } {
  const { forms, approval } = record;
  if (forms.status !== 5) return { forms: [], documents: [] };
  const { waived, replace } = approval ?? {};
  return {
    documents: documentRowsOf(record).flatMap(({ key, label, isNeeded }): OwedDocument[] => {
      const link = documents[key];
      const isPresent = hasFile(link);
      if (replace?.includes(key)) {
        // A change of a document is in force only after a reviewer and another person looked at it.
        const state = isPresent && isAmendedLink(link) ? 'done' : 'open';
        return [{ document: key, title: `${label}, a new one`, state, isReplaced: true }];
      }
      const isOwed = waived ? waived.includes(key) : isNeeded && !isPresent;
      const state = !isPresent ? 'open' : documents.cameIn ? 'submitted' : 'done';
      return isOwed ? [{ document: key, title: label, state, isReplaced: false }] : [];
    }),
    forms: FORM_LIST.flatMap(({ key }) => {
      const status = forms[key];
      if (!isFormListed(record, key) || !(status < 2 || waived?.includes(key))) return [];
      const state = status >= 2 ? 'done' : status === 1 ? 'submitted' : 'open';
      return [{ form: key, title: formTitle(record, key), state }];
    }),
  };
}

type ExceptionState = 'open' | 'submitted' | 'delivered' | 'unlisted';

/**
 * `open` while the person owes something, then `submitted` until a reviewer validated the forms and saw the documents.
 * `unlisted` when the approver listed nothing: only the reason says what the person promised.
 */
export function exceptionState(record: DueRecord, documents: DocumentsRecord): ExceptionState {
  const states = owedItems(record, documents).map(({ state }) => state);
  if (states.includes('open')) return 'open';
  if (states.includes('submitted') || documents.cameIn) return 'submitted';
  return states.length > 0 ? 'delivered' : 'unlisted';
}

/** What the person owes under an exception, documents first. */
export function owedItems(record: DueRecord, documents: DocumentsRecord): Owed[] {
  const owed = owedUnderException(record, documents);
  return [...owed.documents, ...owed.forms];
}

export function openTitles(record: DueRecord, documents: DocumentsRecord): string[] {
  return titlesIf(owedItems(record, documents), (state) => state === 'open');
}

/** What the person can still deliver: after the last day a form, but no document. */
export function deliverableTitles(record: DueRecord, documents: DocumentsRecord, now: number): string[] {
  const owed = owedUnderException(record, documents);
  const left = [...(hasRunOut(record, now) ? [] : owed.documents), ...owed.forms];
  return titlesIf(left, (state) => state === 'open');
}

function titlesIf(items: readonly Owed[], isShown: (state: Owed['state']) => boolean): string[] {
  return items.filter(({ state }) => isShown(state)).map(({ title }) => title);
}

/** The titles of the documents that came in under an exception, for reviewer and approver. */
export function deliveredTitles(record: DueRecord, documents: DocumentsRecord): string[] {
  const { documents: owed } = owedUnderException(record, documents);
  return titlesIf(
    owed.filter(({ isReplaced }) => !isReplaced),
    (state) => state !== 'open',
  );
}

/** R21: undefined when the reviewer may mark what came in as seen. @param shownAt `cameIn` as the reviewer saw it */
export function refusalOfSeeing(
  record: UserRecord,
  { cameIn }: Pick<DocumentsRecord, 'cameIn'>,
  shownAt: number,
  reviewer: Reviewer,
): string | undefined {
  const refusal = refusalOfReview(record, reviewer);
  if (refusal) return refusal;
  if (cameIn === undefined) return 'Another reviewer has just looked at the delivered documents.';
  return cameIn === shownAt ? undefined : 'Another document has just come in. Look at it first.';
}

import { formTitle } from '../forms/registry.ts';
import { overallStatusLabel } from '../forms/statuses.ts';
import { deputyText, loggedTitle } from '../people/logTitles.ts';
import type { ApprovalAction, FormKey, Overridden, Query, UserRecord } from '../records/records.ts';
import { formatTimestamp } from '../time/dates.ts';
import { unvalidatedForms } from '../transitions/review.ts';
import type { LinkClaims } from './approvalLinks.ts';
import type { ReviewState } from './sections.ts';
import type { ReviewedRecord } from './snapshots.ts';

export const DECISIONS: Record<ApprovalAction, string> = {
  accept: 'Accepted',
  acceptasexception: 'Accepted as exception',
  deny: 'Denied',
};

/** The decision as text, with the approver's name when the log has it, and without the reason. */
export function decisionText(record: UserRecord): string {
  const { approval } = record;
  if (!approval) return '';
  const deputy = approval.onBehalfOf ? ` by ${deputyText(approval.onBehalfOf)}` : '';
  return stepText(record, approval, `${DECISIONS[approval.action]}${deputy}`);
}

/** What the log says about a step, and its time. */
function stepText(record: UserRecord, step: { by: string; at: number }, otherwise: string): string {
  return [loggedTitle(record, step) ?? otherwise, formatTimestamp(step.at)].filter(Boolean).join(', ');
}

/** The sender for approval, and the time; empty when unknown. */
export function sendingText(record: UserRecord): string {
  return record.sent ? stepText(record, record.sent, '') : '';
}

const OVERRIDDEN_TEXTS: Record<Overridden, string> = {
  pending: 'Forms were not validated, or the record was not sent for approval.',
  query: 'A query of the reviewer was open.',
  name: 'The link named someone else.',
  changed: 'The record had changed since the link was sent.',
  decided: 'There was an earlier decision.',
};

export function overriddenTexts(overridden: readonly Overridden[] = []): string[] {
  return overridden.map((each) => OVERRIDDEN_TEXTS[each]);
}

const LONGEST_NAME = 80;

/** A name from a link in quotation marks, because anyone may have written it. */
export function quotedName(name: string): string {
  return `“${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name}”`;
}

/** Warnings for the approver before this decision, from the current record. */
export function warningOf(
  warning: Overridden,
  record: UserRecord,
  { vendorName }: Pick<LinkClaims, 'vendorName'>,
): string {
  switch (warning) {
    case 'pending': {
      const titles = unvalidatedForms(record).map((key) => formTitle(record, key));
      const status = overallStatusLabel(record.forms.status);
      return titles.length > 0
        ? `Not validated: ${titles.join(', ')}.`
        : `The record is not waiting for approval. Its status is ${status}.`;
    }
    case 'query': {
      const titles = openQueries(record).flatMap(({ by, title }) =>
        by === 'reviewer' ? [`“${title}”`] : [],
      );
      return `Not answered yet: ${titles.join(', ')}`;
    }
    case 'name': {
      const named = vendorName === '' ? 'names no one' : `names ${quotedName(vendorName)}`;
      return `The link ${named}. This is the record of ${record.name || 'a person without a name'}.`;
    }
    case 'changed':
      return 'The record has changed since this link was sent.';
    case 'decided':
      return `There is an earlier decision: ${decisionText(record)}.`;
  }
}

/** Whether a link can decide: it waits until the record has the addresses for the mail. */
export function isReady({ email, fpocno }: UserRecord): boolean {
  return email.trim() !== '' && fpocno.trim() !== '';
}

export function openQueries({ queries }: UserRecord): Query[] {
  return Object.values(queries)
    .flat()
    .filter(({ status }) => status === 0);
}

/** The last validator of the form, and the time; empty before the validation or without a snapshot. */
export function validationOf(record: UserRecord, reviewed: ReviewedRecord, key: FormKey): string {
  const step = reviewed[key];
  return record.forms[key] >= 2 && step ? stepText(record, step, 'Validated') : '';
}

/** Why a decision on the record `seen` must not be stored; undefined when no relevant field has changed. */
export function changeSince(seen: ReviewState, now: ReviewState): string | undefined {
  if (seen.record.approval?.at !== now.record.approval?.at) return 'Another approver has already decided.';
  return decidedOn(seen) === decidedOn(now)
    ? undefined
    : 'The record has changed since you opened it. Look at it again before you decide.';
}

/**
 * The fields that a decision is about, as text. Two texts can be compared, because parsed records have their keys in one
 * order.
 */
function decidedOn({ record, documents }: ReviewState): string {
  const { sent, name, pancard, GSTIN, aadharcard, bankDetails, forms } = record;
  const questions = openQueries(record).length;
  return JSON.stringify([sent, name, pancard, GSTIN, aadharcard, bankDetails, forms, questions, documents]);
}

import { hasRunOut } from '../due/exceptions.ts';
import {
  type Amendment,
  type AmendmentKind,
  amendmentKind,
  amendmentKindsOf,
  type HistoryEntry,
} from '../records/amendments.ts';
import { MAX_TEXT } from '../records/limits.ts';
import { LOG_STEPS } from '../records/logSteps.ts';
import { parseAmendedUser } from '../records/parseAmendments.ts';
import { picked, type Raw } from '../records/read.ts';
import {
  DATED_DOCUMENTS,
  type DocumentsRecord,
  type LogAction,
  type LogEntry,
  type UserRecord,
} from '../records/records.ts';
import { parseTaxDetails } from '../records/taxes.ts';
import { DAY_MS } from '../time/dates.ts';
import { problemOfValues } from './amendedValues.ts';
import { isAccountKept } from './bankDetails.ts';
import { problemOfUntil } from './documents.ts';
import { refusalOfReview, relationTo, type Staff } from './impartial.ts';
import { ownLog, staffLog } from './patch.ts';
import { VENDORS_ONLY } from './taxes.ts';

export type AmendmentStep =
  | {
      allowed: true;
      amendment: Amendment;
      log?: LogEntry;
      /** The earlier values, if this step puts the amendment in force. */
      history?: HistoryEntry;
    }
  | { allowed: false; reason: string };

/** The records as stored, because the copy in `history` has to equal them. */
export interface AmendedPerson {
  record: UserRecord;
  documents: DocumentsRecord;
  raw: {
    user: Raw;
    documents: Raw;
    /** Absent when nothing was declared. */
    taxes?: Raw;
  };
}

export const NOT_APPROVED =
  'This record is not approved at present, so nothing of it can be changed this way.';
export const RUN_OUT = 'The exception has run out. An approver has to decide before anything changes.';
export const NO_ACCOUNT = 'There is no bank account on record yet. It is entered under Bank Details.';
export const IS_OPEN = 'A change of this kind is waiting already. Take it back to submit another one.';
export const NOT_WAITING = 'This change has just been taken back or decided. Look at it again.';
export const SEEN_OTHER = 'This change was submitted again since you opened it. Look at it again.';
export const VALIDATED_BY_YOU = 'You validated this change, so another person has to confirm it.';
export const PROOF_REPLACED =
  'The file of this change is no longer the one that was submitted. Refuse the change, so that it is submitted again.';
export const DECIDED_SINCE =
  'An approver decided on this person after this change was validated. Refuse the change, so that it is submitted again.';
export const DOCUMENT_ENDED =
  'The last day of this document has passed. Refuse the change, so that another document is sent.';
export const NOT_CALLED = 'Call the number on record before you confirm a bank account.';

/** R20: undefined when this kind of the record may change now. */
export function refusalOfAmending(record: UserRecord, kind: AmendmentKind, now: number): string | undefined {
  if (record.usertype === 'introducer' || record.forms.status < 4) return NOT_APPROVED;
  if (!amendmentKindsOf(record).includes(kind)) return VENDORS_ONLY;
  if (hasRunOut(record, now)) return RUN_OUT;
  return kind === 'bank' && !isAccountKept(record) ? NO_ACCOUNT : undefined;
}

type ChangeStep = Exclude<LogAction & `change${string}`, 'changed'>;

function logged(did: ChangeStep, kind: AmendmentKind) {
  return { did, about: kind, text: `${LOG_STEPS[did].text}: ${amendmentKind(kind).name}` };
}

/** Each step is later than the one before, so that each entry of `history` has its own id. */
function timeOfStep(stored: Amendment | undefined, now: number): number {
  return Math.max(now, (stored?.at ?? 0) + 1);
}

/** R20: the person's step. For a bank account the rules also require a sign-in of the last five minutes. */
export function submitAmendment(
  { record, raw }: Pick<AmendedPerson, 'record' | 'raw'>,
  stored: Amendment | undefined,
  kind: AmendmentKind,
  { values, reason }: Pick<Amendment, 'values' | 'reason'>,
  now: number,
): AmendmentStep {
  const problem =
    refusalOfAmending(record, kind, now) ??
    (stored && [1, 2].includes(stored.status) ? IS_OPEN : undefined) ??
    problemOfValues(record, kind, values, { onRecord: parseTaxDetails(raw.taxes), now }) ??
    problemOfReason(reason);
  if (problem) return { allowed: false, reason: problem };
  const at = timeOfStep(stored, now);
  return {
    allowed: true,
    amendment: { values, reason: reason.trim(), status: 1, by: record.uid, at, submittedAt: at },
    ...ownLog(record, logged('changerequested', kind), at),
  };
}

/**
 * R20: the person can withdraw an amendment until it is in force, at any status, because another person may have asked
 * for it.
 */
export function withdrawAmendment(
  record: UserRecord,
  stored: Amendment | undefined,
  kind: AmendmentKind,
  now: number,
): AmendmentStep {
  if (!stored || ![1, 2].includes(stored.status)) return { allowed: false, reason: NOT_WAITING };
  const { values, reason } = stored;
  const at = timeOfStep(stored, now);
  return {
    allowed: true,
    amendment: { values, reason, status: 0, by: record.uid, at },
    ...ownLog(record, logged('changewithdrawn', kind), at),
  };
}

/**
 * R20: an amendment that needs no confirmation is in force at once. @param seen refused when another version is stored
 */
export function validateAmendment(
  person: AmendedPerson,
  stored: Amendment | undefined,
  kind: AmendmentKind,
  seen: Pick<Amendment, 'at'>,
  reviewer: Staff,
  now: number,
): AmendmentStep {
  const { record } = person;
  const reason =
    refusalOfReview(record, reviewer) ??
    refusalOfStep(stored, [1], seen) ??
    refusalOfAmending(record, kind, now);
  if (reason || !stored) return { allowed: false, reason: reason ?? NOT_WAITING };
  const { isConfirmed } = amendmentKind(kind);
  const at = timeOfStep(stored, now);
  const step = { by: reviewer.uid, at, validatedBy: reviewer.uid, validatedAt: at };
  if (isConfirmed) {
    return {
      allowed: true,
      amendment: { ...stored, ...step, status: 2 },
      ...staffLog(record, reviewer, logged('changevalidated', kind), at),
    };
  }
  return inForce(person, { ...stored, ...step }, kind, reviewer);
}

/** R20: a reviewer refuses a submitted or validated amendment, an approver a validated one. */
export function refuseAmendment(
  record: UserRecord,
  stored: Amendment | undefined,
  kind: AmendmentKind,
  { seen, refusal, isReviewer }: { seen: Pick<Amendment, 'at'>; refusal: string; isReviewer: boolean },
  staff: Staff,
  now: number,
): AmendmentStep {
  const reason =
    refusalOfReview(record, staff) ??
    refusalOfStep(stored, isReviewer ? [1, 2] : [2], seen) ??
    problemOfReason(refusal);
  if (reason || !stored) return { allowed: false, reason: reason ?? NOT_WAITING };
  const at = timeOfStep(stored, now);
  return {
    allowed: true,
    amendment: { ...stored, status: -1, by: staff.uid, at, refusal: refusal.trim() },
    ...staffLog(record, staff, logged('changerefused', kind), at),
  };
}

/** R20: undefined when this approver may confirm changes of the record. */
export function refusalOfConfirming(
  record: UserRecord,
  stored: Pick<Amendment, 'validatedBy' | 'validatedAt'>,
  approver: Staff,
): string | undefined {
  const relation = relationTo(record, approver);
  if (relation === 'own') return 'You cannot confirm a change of your own record.';
  if (relation) return 'You introduced this person, so another approver has to confirm.';
  if (stored.validatedBy === approver.uid) return VALIDATED_BY_YOU;
  return (stored.validatedAt ?? 0) > (record.approval?.at ?? 0) ? undefined : DECIDED_SINCE;
}

/** When a validated amendment may come into force. */
export function earliestConfirmation(kind: AmendmentKind, { validatedAt = 0 }: Amendment): number {
  return validatedAt + amendmentKind(kind).wait;
}

const NEW_PHONE_MS = 90 * DAY_MS;

/**
 * The number to call about a new bank account. A thief may have changed the number first, so after a change in the last
 * 90 days the number before it is called. @param history newest first
 */
export function phoneToCall(
  { phone }: Pick<UserRecord, 'phone'>,
  history: readonly HistoryEntry[],
  now: number,
): { phone: string; replacedAt?: number } {
  const changes = history.filter(
    ({ kind, user, at }) => kind === 'contact' && at > now - NEW_PHONE_MS && typeof user.phone === 'string',
  );
  const first = changes.at(-1);
  const earlier = first ? parseAmendedUser(first.user).phone : undefined;
  return first && earlier && earlier !== phone ? { phone: earlier, replacedAt: first.at } : { phone };
}

/** R20: an approver's step, possible after the waiting time. */
export function confirmAmendment(
  person: AmendedPerson,
  stored: Amendment | undefined,
  kind: AmendmentKind,
  { seen, called }: { seen: Pick<Amendment, 'at'>; called: boolean },
  approver: Staff,
  now: number,
): AmendmentStep {
  const { record } = person;
  const reason =
    refusalOfStep(stored, [2], seen) ??
    (stored && refusalOfConfirming(record, stored, approver)) ??
    refusalOfAmending(record, kind, now) ??
    (stored && hasEndedDocument(stored, now) ? DOCUMENT_ENDED : undefined) ??
    (stored && now < earliestConfirmation(kind, stored) ? tooEarly(kind) : undefined) ??
    (kind === 'bank' && !called ? NOT_CALLED : undefined);
  if (reason || !stored) return { allowed: false, reason: reason ?? NOT_WAITING };
  const step = {
    by: approver.uid,
    at: timeOfStep(stored, now),
    ...(kind === 'bank' && { called: true }),
  };
  return inForce(person, { ...stored, ...step }, kind, approver);
}

/** R11. */
function hasEndedDocument({ values: { documents } }: Amendment, now: number): boolean {
  return DATED_DOCUMENTS.some((key) => problemOfUntil(documents[`${key}Until`] ?? '', now) !== undefined);
}

function tooEarly(kind: AmendmentKind): string {
  const hours = Math.floor(amendmentKind(kind).wait / 3_600_000);
  return `A change of the ${amendmentKind(kind).name} comes into force ${hours} hours after its validation at the earliest.`;
}

function inForce(
  { record, raw }: AmendedPerson,
  amendment: Amendment,
  kind: AmendmentKind,
  staff: Staff,
): AmendmentStep {
  const { at, values } = amendment;
  const { user, documents } = values;
  return {
    allowed: true,
    amendment: { ...amendment, status: 3 },
    history: {
      kind,
      user: picked(raw.user, Object.keys(user)),
      documents: picked(raw.documents, Object.keys(documents)),
      ...(kind === 'taxes' && { taxes: raw.taxes ?? {} }),
      by: staff.uid,
      at,
    },
    ...staffLog(record, staff, logged('changeinforce', kind), at),
  };
}

function refusalOfStep(
  stored: Amendment | undefined,
  from: readonly number[],
  seen: Pick<Amendment, 'at'>,
): string | undefined {
  if (!stored || !from.includes(stored.status)) return NOT_WAITING;
  return stored.at === seen.at ? undefined : SEEN_OTHER;
}

function problemOfReason(reason: string): string | undefined {
  if (reason.trim() === '') return 'Enter a reason.';
  return reason.trim().length > MAX_TEXT ? `A reason has at most ${MAX_TEXT} characters.` : undefined;
}

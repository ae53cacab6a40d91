import { sendWelcomeMail } from '../../backend/mail/mail.ts';
import { sendNotice } from '../../backend/mail/notices.ts';
import { decide, getUserRecord } from '../../backend/records/approvals.ts';
import { type AppError, toAppError } from '../../domain/appError.ts';
import type { ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import { isUid } from '../../domain/records/uid.ts';
import { type Approver, isDecided } from '../../domain/transitions/approval.ts';
import { approvalErrorMessage } from './approvalMessages.ts';

/** `welcome` goes to the person with the introducer in copy, `notice` to the review team. */
export type DecisionMail = 'welcome' | 'notice';
const DECISION_MAILS: readonly DecisionMail[] = ['welcome', 'notice'];

/** `left` when this visit sends none because the decision is not its own. */
export type MailState =
  | { state: 'sending' | 'sent' | 'left' }
  | { state: 'failed'; reason: string; unsent: readonly DecisionMail[] };

export type ApprovalPhase =
  | { name: 'working' }
  | { name: 'unknownVendor' }
  /** The record has no e-mail or no introducer, so nothing runs. */
  | { name: 'incomplete' }
  | { name: 'failed'; reason: string }
  /** Another approver was faster; `action` is theirs. */
  | { name: 'overtaken'; record: UserRecord; action: ApprovalAction }
  /** `isEarlier` when the decision was there before this visit. */
  | { name: 'decided'; record: UserRecord; isEarlier: boolean; mail: MailState };

export function isReady({ email, fpocno }: UserRecord): boolean {
  return email.trim() !== '' && fpocno.trim() !== '';
}

type Prepared = { record: UserRecord } | { phase: ApprovalPhase };

/** Writes nothing and never throws. */
export async function prepare(uid: string, action: ApprovalAction): Promise<Prepared> {
  try {
    const record = isUid(uid) ? await getUserRecord(uid) : null;
    if (!record) return { phase: { name: 'unknownVendor' } };
    if (isDecided(record, action)) {
      return { phase: { name: 'decided', record, isEarlier: true, mail: { state: 'left' } } };
    }
    return isReady(record) ? { record } : { phase: { name: 'incomplete' } };
  } catch (thrown) {
    return { phase: failed(toAppError(thrown)) };
  }
}

/** A decision that another approver took in the meantime stays. Never throws. */
export async function recordDecision(
  record: UserRecord,
  action: ApprovalAction,
  approver: Approver,
): Promise<ApprovalPhase> {
  try {
    await decide(record, action, approver);
    return { name: 'decided', record, isEarlier: false, mail: { state: 'sending' } };
  } catch (thrown) {
    const error = toAppError(thrown);
    return (await decidedMeanwhile(record, action, approver.uid, error)) ?? failed(error);
  }
}

/** Another approver's decision, or the same one from another tab. */
async function decidedMeanwhile(
  seen: UserRecord,
  action: ApprovalAction,
  approverUid: string,
  error: AppError,
): Promise<ApprovalPhase | null> {
  if (error.code !== 'refused') return null;
  const record = await getUserRecord(seen.uid).catch(() => null);
  if (!record?.approval || record.approval.at === seen.approval?.at) return null;
  return record.approval.by === approverUid && isDecided(record, action)
    ? { name: 'decided', record, isEarlier: true, mail: { state: 'left' } }
    : { name: 'overtaken', record, action: record.approval.action };
}

function failed(error: AppError): ApprovalPhase {
  return { name: 'failed', reason: approvalErrorMessage(error) };
}

/** A failure leaves the decision as it is. Never throws. */
export async function sendMails(
  record: UserRecord,
  action: ApprovalAction,
  mails: readonly DecisionMail[] = DECISION_MAILS,
): Promise<MailState> {
  const outcomes = await Promise.allSettled(mails.map((mail) => post(mail, record, action)));
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ mail: mails[index], reason: toAppError(outcome.reason).message }] : [],
  );
  const [first] = failures;
  if (!first) return { state: 'sent' };
  return {
    state: 'failed',
    reason: first.reason,
    unsent: mails.filter((mail) => failures.some((failure) => failure.mail === mail)),
  };
}

function post(mail: DecisionMail, record: UserRecord, action: ApprovalAction): Promise<unknown> {
  const { name, email, fpocno: introducerEmail } = record;
  return mail === 'welcome'
    ? sendWelcomeMail({ name, email, introducerEmail, action })
    : sendNotice({ kind: 'decision', person: record });
}

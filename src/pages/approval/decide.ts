import { sendWelcomeMail } from '../../backend/mail/mail.ts';
import { sendNotice } from '../../backend/mail/notices.ts';
import { decide, getLinkedRecord, type LinkedRecord } from '../../backend/records/approvals.ts';
import { type AppError, toAppError } from '../../domain/appError.ts';
import type { ApprovalAction, Overridden, UserRecord } from '../../domain/records/records.ts';
import { isUid } from '../../domain/records/uid.ts';
import { doubtsAbout, type LinkClaims } from '../../domain/review/approvalLinks.ts';
import { despiteTexts, doubtText } from '../../domain/review/decision.ts';
import { type Approver, isDecided, refusalOfDecision } from '../../domain/transitions/approval.ts';
import { approvalErrorMessage } from './approvalMessages.ts';

/** `welcome` goes to the person with the introducer in copy, `notice` to the review team. */
export type DecisionMail = 'welcome' | 'notice';

/** `left` when this visit sends none because the decision is not its own. */
export type MailState =
  | { state: 'sending' | 'sent' | 'left' }
  | { state: 'failed'; reason: string; unsent: readonly DecisionMail[] };

/** What is not in order with the record or the link: in words, and as it is kept with the decision. */
interface Doubts {
  despite: readonly Overridden[];
  texts: readonly string[];
}

export type ApprovalPhase =
  | { name: 'working' }
  | { name: 'unknownVendor' }
  /** The record has no e-mail or no introducer, so nothing runs. */
  | { name: 'incomplete' }
  /** This approver may not decide. */
  | { name: 'refused'; reason: string }
  | { name: 'failed'; reason: string }
  /** Nothing is written before the approver says so. */
  | { name: 'asking'; record: UserRecord; doubts: Doubts }
  | { name: 'leftAsItIs' }
  /** Another approver was faster; `action` is theirs. */
  | { name: 'overtaken'; record: UserRecord; action: ApprovalAction }
  /** `isEarlier` when the decision was there before this visit; `doubts` are what was not in order then. */
  | {
      name: 'decided';
      record: UserRecord;
      isEarlier: boolean;
      mail: MailState;
      doubts: readonly string[];
    };

export type Asking = Extract<ApprovalPhase, { name: 'asking' }>;
export type Decided = Extract<ApprovalPhase, { name: 'decided' }>;

export function isReady({ email, fpocno }: UserRecord): boolean {
  return email.trim() !== '' && fpocno.trim() !== '';
}

interface Prepared {
  record?: UserRecord;
  /** 'asking' also where the link may run by itself; the caller knows. */
  phase: ApprovalPhase;
}

/** Writes nothing and never throws. */
export async function prepare(uid: string, link: LinkClaims, approver: Approver): Promise<Prepared> {
  try {
    const linked = isUid(uid) ? await getLinkedRecord(uid) : null;
    if (!linked) return { phase: { name: 'unknownVendor' } };
    return { record: linked.record, phase: phaseOf(linked, link, approver) };
  } catch (thrown) {
    return { phase: failed(toAppError(thrown)) };
  }
}

function phaseOf(
  { record, reviewed, linkKey }: LinkedRecord,
  link: LinkClaims,
  approver: Approver,
): ApprovalPhase {
  if (isDecided(record, link.action)) return decidedEarlier(record);
  const reason = refusalOfDecision(record, approver, reviewed);
  if (reason) return { name: 'refused', reason };
  if (!isReady(record)) return { name: 'incomplete' };
  const despite = doubtsAbout(record, link, linkKey);
  const texts = despite.map((doubt) => doubtText(doubt, record, link));
  return { name: 'asking', record, doubts: { despite, texts } };
}

/** A link of our own mails runs by itself only where nothing is in doubt, the specified one always. */
export function runsByItself(link: LinkClaims, { despite }: Doubts, links: 'run' | 'ask'): boolean {
  return links === 'run' && (link.key === undefined || despite.length === 0);
}

/** A decision that another approver took in the meantime stays. Never throws. */
export async function recordDecision(
  record: UserRecord,
  action: ApprovalAction,
  approver: Approver,
  { despite, texts }: Doubts,
): Promise<ApprovalPhase> {
  try {
    const approval = await decide(record, action, approver, { despite: [...despite] });
    return {
      name: 'decided',
      record: { ...record, approval, vendorRemark: '' },
      isEarlier: false,
      mail: { state: 'sending' },
      doubts: texts,
    };
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
  const linked = await getLinkedRecord(seen.uid).catch(() => null);
  const record = linked?.record;
  if (!record?.approval || record.approval.at === seen.approval?.at) return null;
  return record.approval.by === approverUid && isDecided(record, action)
    ? decidedEarlier(record)
    : { name: 'overtaken', record, action: record.approval.action };
}

function decidedEarlier(record: UserRecord): ApprovalPhase {
  return {
    name: 'decided',
    record,
    isEarlier: true,
    mail: { state: 'left' },
    doubts: despiteTexts(record.approval?.despite),
  };
}

function failed(error: AppError): ApprovalPhase {
  return { name: 'failed', reason: approvalErrorMessage(error) };
}

/** A failure leaves the decision as it is. Never throws. */
export async function sendMails(
  record: UserRecord,
  action: ApprovalAction,
  mails: readonly DecisionMail[] = ['welcome', 'notice'],
): Promise<MailState> {
  const outcomes = await Promise.allSettled(mails.map((mail) => post(mail, record, action)));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failure) return { state: 'sent' };
  const unsent = mails.filter((_, index) => outcomes[index]?.status === 'rejected');
  return { state: 'failed', reason: toAppError(failure.reason).message, unsent };
}

function post(mail: DecisionMail, record: UserRecord, action: ApprovalAction): Promise<unknown> {
  const { uid, name, email, fpocno: introducerEmail } = record;
  return mail === 'welcome'
    ? sendWelcomeMail({ uid, name, email, introducerEmail, action })
    : sendNotice({ kind: 'decision', person: record });
}

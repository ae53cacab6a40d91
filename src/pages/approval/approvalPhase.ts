import type { ApprovalAction, UserRecord } from '../../domain/records.ts';

/** The mails of a decision: SPEC 7's to the person with the introducer in copy, and the notice to the review team. */
export type DecisionMail = 'welcome' | 'notice';
export const DECISION_MAILS: readonly DecisionMail[] = ['welcome', 'notice'];

/** Where the mails stand; `left` when this visit sends none because the decision is not its own. */
export type MailState =
  | { state: 'sending' | 'sent' | 'left' }
  | { state: 'failed'; reason: string; unsent: readonly DecisionMail[] };

/** How far the decision of a link is. */
export type ApprovalPhase =
  | { name: 'working' }
  | { name: 'unknownVendor' }
  /** The record has no e-mail or no introducer, so that SPEC 2 lets nothing run. */
  | { name: 'incomplete' }
  | { name: 'failed'; reason: string }
  /** Another approver was faster; `action` is theirs. */
  | { name: 'overtaken'; record: UserRecord; action: ApprovalAction }
  /** `isEarlier` when the decision was there before this visit. */
  | { name: 'decided'; record: UserRecord; isEarlier: boolean; mail: MailState };

/** SPEC 2: the action runs only when the loaded record has an e-mail and a fpocno value. */
export function isReady({ email, fpocno }: UserRecord): boolean {
  return email.trim() !== '' && fpocno.trim() !== '';
}

import * as v from 'valibot';
import { type Delegation, withDeputies } from '../../src/domain/people/delegations.ts';
import { isEmailAddress } from '../../src/domain/validators/emailAddress.ts';
import { isWorkEmail } from '../../src/domain/workEmail.ts';
import type { MailContent } from '../layout.ts';
import type { MailRecord, Records } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { approversOf, type Settings, type Teams } from '../settings.ts';
import type { Caller } from '../token.ts';

export const Uid = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));

/** A mail that may be sent. The recipients come from the record or the settings. */
export interface Order {
  content: MailContent;
  to: string;
  cc?: string | readonly string[];
  isToTeam: boolean;
  /** The fact that is mailed once in 24 hours, for any key of the call. */
  onceFor?: string;
}

export interface Situation {
  caller: Caller;
  /** The header X-Record: the uid of the record, where the payload lacks it. */
  recordUid: string | undefined;
  records: Records;
  settings: Pick<Settings, 'teams' | 'workDomains'>;
  portal: string;
}

/** Trainees and vendors have a lower limit than staff. */
export function isStaff({ caller, settings }: Pick<Situation, 'caller' | 'settings'>): boolean {
  return caller.isReviewer || caller.isApprover || hasWorkAddress(caller, settings.workDomains);
}

export function hasWorkAddress({ email, hasVerifiedEmail }: Caller, domains: readonly string[]): boolean {
  return hasVerifiedEmail && isWorkEmail(email, domains);
}

export function onlyFor(isAllowed: boolean, who: string): void {
  if (!isAllowed) throw new Refusal(403, `Only ${who} may have this mail sent.`);
}

/** Refuses a mail whose fact is not in the record. */
export function mustBe(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Refusal(409, otherwise);
}

export function toPerson(record: MailRecord, content: MailContent): Order {
  return { content, to: addressOf(record.email), isToTeam: false };
}

export function toTeam(to: string, content: MailContent): Order {
  return { content, to, isToTeam: true };
}

/** R25: a mail to the approvers, with deputies in place of those who are away. */
export function toApprovers(teams: Teams, absences: readonly Delegation[], content: MailContent): Order {
  const [to = teams.approver, ...cc] = withDeputies(approversOf(teams), absences, Date.now());
  return { ...toTeam(to, content), ...(cc.length > 0 && { cc }) };
}

export function toReviewers({ review }: Teams, content: MailContent): Order {
  return toTeam(review, content);
}

export function addressOf(email: string): string {
  if (!isEmailAddress(email))
    throw new Refusal(409, 'The record has no e-mail address that a mail can be sent to.');
  return email;
}

import * as v from 'valibot';
import { dueItemsOf } from '../src/domain/due/dueList.ts';
import { deliveredTitles, openTitles } from '../src/domain/due/exceptions.ts';
import { FORM_KEYS, FORMS } from '../src/domain/forms/registry.ts';
import { absencesOf, type Delegation, withDeputies } from '../src/domain/people/delegations.ts';
import { invitationState } from '../src/domain/people/invitations.ts';
import { isUnverified } from '../src/domain/people/standing.ts';
import {
  AMENDMENT_KIND_KEYS,
  type AmendmentKind,
  type AmendmentState,
  isAmendmentOpen,
} from '../src/domain/records/amendments.ts';
import type {
  FormKey,
  ProgressRecord,
  Query,
  QueryCategory,
  UserRecord,
} from '../src/domain/records/records.ts';
import { openWorkShown } from '../src/domain/reminders/reminders.ts';
import { leftToReturn } from '../src/domain/transitions/denials.ts';
import { isWorkEmail } from '../src/domain/workEmail.ts';
import type { Letter } from './letter.ts';
import {
  accountChangeLetter,
  amendmentDecidedLetter,
  amendmentLetter,
  approvalLetter,
  askedLetter,
  decidedLetter,
  decisionLetter,
  gstLetter,
  invitationLetter,
  questionLetter,
  receiptLetter,
  registeredLetter,
  resolvedLetter,
  returnedLetter,
  reviewLetter,
  validatedLetter,
} from './letters.ts';
import type { Records } from './records.ts';
import { Refusal } from './refusal.ts';
import { deliveredLetter, dueLetter } from './remind/dueLetters.ts';
import { reminderLetter } from './remind/letters.ts';
import { approversOf, isAddress, type Settings, type Teams } from './settings.ts';
import type { Caller } from './token.ts';

/** A mail that may be sent. The recipients come from the record or the settings. */
export interface Order {
  letter: Letter;
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

/** Checks whether this caller may send this mail now. @throws Refusal */
type Call = (payload: unknown, situation: Situation) => Promise<Order>;

/** How long after its fact a reminder or a registration can be mailed; long enough for retries. */
const RECENT_MS = 15 * 60_000;

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
const Uid = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));
const Form = v.picklist(FORM_KEYS);

const ABOUT = { uid: Uid, form: v.optional(Form) };
const NoticePayload = v.variant('kind', [
  v.strictObject({
    kind: v.literal('formvalidated'),
    uid: Uid,
    forms: v.pipe(v.array(Form), v.minLength(1), v.maxLength(FORM_KEYS.length)),
  }),
  v.strictObject({ kind: v.picklist(['queryraised', 'queryasked', 'queryresolved']), ...ABOUT }),
  v.strictObject({
    kind: v.picklist(['amendment', 'accountchange', 'amendmentdecided']),
    uid: Uid,
    about: v.picklist(AMENDMENT_KIND_KEYS),
  }),
  v.strictObject({
    kind: v.picklist([
      'decision',
      'returned',
      'receipt',
      'readyforreview',
      'reminder',
      'registered',
      'due',
      'delivered',
    ]),
    uid: Uid,
  }),
]);
type Notice = v.InferOutput<typeof NoticePayload>;

export const NOTICE_KINDS = NoticePayload.options.flatMap(({ entries: { kind } }) =>
  'options' in kind ? kind.options : [kind.literal],
);

export const CALLS: Readonly<Record<string, Call>> = {
  '/api/mail/sendgst': call(
    v.strictObject({ name: Text, email: Text, gstin: Text }),
    async ({ email, gstin }, { caller, records, settings, portal }) => {
      const record = await records.person(caller.uid);
      mustBe(isSame(record.email, email), 'This is not the address of your record.');
      mustBe(record.GSTIN !== '' && record.GSTIN === gstin, 'This GSTIN is not saved in your profile.');
      return {
        ...toTeam(settings.teams.gst, gstLetter(record, portal)),
        onceFor: `gstin ${caller.uid} ${gstin}`,
      };
    },
  ),

  '/api/mail/welcomemail': call(
    v.strictObject({
      name: Text,
      email: Text,
      introducerEmail: Text,
      action: v.picklist(['accept', 'acceptasexception', 'deny']),
    }),
    async ({ email, introducerEmail, action }, { caller, recordUid, records, portal }) => {
      onlyFor(caller.isApprover, 'an approver');
      if (!recordUid) throw new Refusal(400, 'The header X-Record with the uid of the person is missing.');
      const record = await records.person(recordUid);
      mustBe(record.approval?.action === action, 'This decision is not recorded.');
      const isTheirs = isSame(record.email, email) && isSame(record.fpocno, introducerEmail);
      mustBe(isTheirs, 'These are not the addresses of the record.');
      return { ...toPerson(record, decisionLetter(record, action, portal)), cc: addressOf(record.fpocno) };
    },
  ),

  '/api/mail/approvalmail': call(
    v.strictObject({ uid: Uid }),
    async ({ uid }, { caller, records, settings, portal }) => {
      onlyFor(caller.isReviewer, 'a reviewer');
      const record = await records.person(uid);
      mustBe(record.forms.status === 3, 'This record has not been sent for approval.');
      const [findings, progress, delegations] = await Promise.all([
        records.findings(uid),
        records.progress(uid),
        records.delegations(),
      ]);
      const absences = absencesOf(approversOf(settings.teams), delegations, Date.now());
      const letter = approvalLetter(record, findings, portal, isUnverified(progress), absences);
      return toApprovers(settings.teams, absences, letter);
    },
  ),

  '/api/mail/invitation': call(
    v.strictObject({ id: Uid }),
    async ({ id }, { caller, records, settings, portal }) => {
      onlyFor(hasWorkAddress(caller, settings.workDomains), 'somebody with a verified work address');
      const invitation = await records.invitation(id);
      onlyFor(invitation.introducerUid === caller.uid, 'who made the invitation');
      mustBe(invitationState(invitation, Date.now()) === 'open', 'This invitation is not open any more.');
      return {
        letter: invitationLetter(invitation, portal),
        to: addressOf(invitation.email),
        isToTeam: false,
      };
    },
  ),

  '/api/mail/notice': call(NoticePayload, noticeOrder),
};

/** Trainees and vendors have a lower limit than staff. */
export function isStaff({ caller, settings }: Pick<Situation, 'caller' | 'settings'>): boolean {
  return caller.isReviewer || caller.isApprover || hasWorkAddress(caller, settings.workDomains);
}

async function noticeOrder(notice: Notice, situation: Situation): Promise<Order> {
  const { caller, records, settings, portal } = situation;
  if (notice.kind === 'reminder') return reminderOrder(notice.uid, situation);
  onlyFor(...mayNotify(notice, caller));
  const record = await records.person(notice.uid);
  switch (notice.kind) {
    case 'formvalidated':
      mustBe(
        notice.forms.every((form) => record.forms[form] >= 2),
        'These forms are not validated.',
      );
      return toPerson(record, validatedLetter(record, [...new Set(notice.forms)], portal));
    case 'queryraised': {
      const question = latest(record, notice.form, ({ status, by }) => status === 0 && by === 'reviewer');
      return toPerson(record, questionLetter(record, notice.form, question.title, portal));
    }
    case 'queryasked': {
      const { timestamp } = latest(
        record,
        notice.form,
        ({ status, by }) => status === 0 && by !== 'reviewer',
      );
      return {
        ...toReviewers(settings.teams, askedLetter(record, notice.form, portal)),
        onceFor: factOf(notice, notice.form, timestamp),
      };
    }
    case 'queryresolved': {
      const { timestamp } = latest(record, notice.form, ({ status }) => status === 1);
      return {
        ...toReviewers(settings.teams, resolvedLetter(record, notice.form, portal)),
        onceFor: factOf(notice, notice.form, timestamp),
      };
    }
    case 'decision':
      mustBe(record.approval !== undefined, 'There is no decision on this record.');
      return toReviewers(settings.teams, decidedLetter(record, portal));
    case 'returned': {
      const left = leftToReturn(record);
      const { action, change = [] } = record.approval ?? {};
      const parts = change.filter((key) => !left.includes(key));
      const isReturned = action === 'deny' && record.forms.status === 0 && parts.length > 0;
      mustBe(isReturned, 'Nothing was returned after a denial.');
      return toPerson(record, returnedLetter(record, parts, portal));
    }
    case 'due': {
      const items = dueItemsOf(record, await records.documents(notice.uid), Date.now());
      mustBe(items.length > 0, 'This person has nothing to deliver.');
      return { ...toPerson(record, dueLetter(record, items, portal)), onceFor: factOf(notice) };
    }
    case 'delivered': {
      const documents = await records.documents(notice.uid);
      const titles = deliveredTitles(record, documents);
      mustBe(titles.length > 0, 'Nothing was delivered under an exception.');
      return {
        ...toReviewers(
          settings.teams,
          deliveredLetter(record, titles, openTitles(record, documents), portal),
        ),
        onceFor: factOf(notice, ...titles),
      };
    }
    case 'amendment':
    case 'accountchange':
    case 'amendmentdecided':
      return amendmentOrder(notice, record, await records.amendment(notice.uid, notice.about), situation);
    case 'registered':
      return registeredOrder(notice, record, await records.progress(notice.uid), portal);
    case 'receipt':
      mustBe(record.forms.status >= 1, 'Not everything is submitted.');
      return {
        ...toPerson(record, receiptLetter(record, caller.hasVerifiedEmail, portal)),
        onceFor: factOf(notice, await submittedAt(situation, notice.uid)),
      };
    case 'readyforreview':
      mustBe(record.forms.status === 1, 'This record does not wait for a review.');
      return {
        ...toReviewers(settings.teams, reviewLetter(record, portal)),
        onceFor: factOf(notice, await submittedAt(situation, notice.uid)),
      };
  }
}

type AmendmentNotice = Extract<Notice, { about: AmendmentKind }>;

/** The person and the introducer get a mail about a new bank account, so that a stolen session is noticed. */
function amendmentOrder(
  notice: AmendmentNotice,
  record: UserRecord,
  amendment: AmendmentState,
  { settings, portal }: Situation,
): Order {
  const { kind, about } = notice;
  if (kind === 'amendmentdecided') {
    const { status, refusal } = amendment;
    mustBe(status === 3 || status === -1, 'This change is not decided.');
    const letter = amendmentDecidedLetter(record, about, status === 3 ? undefined : refusal, portal);
    return { ...toPerson(record, letter), ...copyOf(about, record, settings.teams) };
  }
  mustBe(isAmendmentOpen(amendment), 'There is no open change of this kind.');
  const onceFor = factOf(notice, about, amendment.submittedAt);
  if (kind === 'amendment') {
    return { ...toReviewers(settings.teams, amendmentLetter(record, about, portal)), onceFor };
  }
  mustBe(about === 'bank', 'This is not a change of the bank account.');
  return { ...toPerson(record, accountChangeLetter(record, portal)), cc: addressOf(record.fpocno), onceFor };
}

/** The mail about a new registration. Refused once the person has filled in a form. */
function registeredOrder(
  notice: Notice,
  record: UserRecord,
  { forms, since, invitation }: ProgressRecord,
  portal: string,
): Order {
  const isNew = Object.values(forms).every((status) => !status) && Date.now() - since < RECENT_MS;
  mustBe(record.usertype !== 'introducer' && isNew, 'This person did not register just now.');
  return {
    letter: registeredLetter(record, invitation !== undefined && invitation !== '', portal),
    to: addressOf(record.fpocno),
    isToTeam: false,
    onceFor: factOf(notice),
  };
}

function copyOf(about: AmendmentKind, record: UserRecord, teams: Teams): { cc?: string } {
  if (about === 'bank') return { cc: addressOf(record.fpocno) };
  return about === 'gst' ? { cc: teams.gst } : {};
}

function factOf({ kind, uid }: Notice, ...about: (string | number | undefined)[]): string {
  return [kind, uid, ...about].join(' ');
}

/** The time of the last submission, which the rules accept only with the submission (R13). */
async function submittedAt({ records }: Situation, uid: string): Promise<number | undefined> {
  return (await records.progress(uid)).submittedAt;
}

/** An introducer may read progress, but not the record (R13). */
async function reminderOrder(uid: string, { caller, records, settings, portal }: Situation): Promise<Order> {
  const whose = 'the introducer of this person';
  onlyFor(hasWorkAddress(caller, settings.workDomains), 'somebody with a verified work address');
  const progress = await records.progress(uid);
  onlyFor(isSame(progress.fpocno, caller.email), whose);
  const { asked } = await records.reminders(uid);
  onlyFor(asked === undefined || asked.by === caller.uid, whose);
  const age = Date.now() - (asked?.at ?? 0);
  mustBe(age < RECENT_MS && progress.forms.status === 0, 'This reminder was not asked for just now.');
  return {
    letter: reminderLetter(progress, openWorkShown(progress), portal, {
      fpoc: caller.name,
      fpocno: caller.email,
    }),
    to: addressOf(progress.email),
    isToTeam: false,
    onceFor: `reminder ${uid}`,
  };
}

function mayNotify({ kind, uid }: Notice, caller: Caller): [boolean, string] {
  if (kind === 'formvalidated' || kind === 'queryraised' || kind === 'returned' || kind === 'due')
    return [caller.isReviewer, 'a reviewer'];
  if (kind === 'decision') return [caller.isApprover, 'an approver'];
  if (kind === 'amendmentdecided') {
    return [caller.isReviewer || caller.isApprover, 'a reviewer or an approver'];
  }
  if (kind === 'accountchange' && caller.isReviewer) return [true, 'a reviewer'];
  return [caller.uid === uid, 'the person it is about'];
}

function call<Schema extends v.GenericSchema>(
  schema: Schema,
  order: (payload: v.InferOutput<Schema>, situation: Situation) => Promise<Order>,
): Call {
  return async (payload, situation) => {
    const read = v.safeParse(schema, payload);
    if (!read.success) throw new Refusal(400, problemsOf(read.issues));
    return order(read.output, situation);
  };
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`)
    .join('; ')
    .slice(0, 500);
}

function onlyFor(isAllowed: boolean, who: string): void {
  if (!isAllowed) throw new Refusal(403, `Only ${who} may have this mail sent.`);
}

/** Refuses a mail whose fact is not in the record. */
function mustBe(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Refusal(409, otherwise);
}

function latest(record: UserRecord, form: FormKey | undefined, isMeant: (query: Query) => boolean): Query {
  const category: QueryCategory = form ? FORMS[form].category : 'general';
  const query = record.queries[category].findLast(isMeant);
  if (!query) throw new Refusal(409, 'There is no such query in the record.');
  return query;
}

function hasWorkAddress({ email, hasVerifiedEmail }: Caller, domains: readonly string[]): boolean {
  return hasVerifiedEmail && isWorkEmail(email, domains);
}

function toPerson(record: UserRecord, letter: Letter): Order {
  return { letter, to: addressOf(record.email), isToTeam: false };
}

function toTeam(to: string, letter: Letter): Order {
  return { letter, to, isToTeam: true };
}

/** R25: a mail to the approvers, with deputies in place of those who are away. */
function toApprovers(teams: Teams, absences: readonly Delegation[], letter: Letter): Order {
  const [to = teams.approver, ...cc] = withDeputies(approversOf(teams), absences, Date.now());
  return { ...toTeam(to, letter), ...(cc.length > 0 && { cc }) };
}

function toReviewers({ review }: Teams, letter: Letter): Order {
  return toTeam(review, letter);
}

function addressOf(email: string): string {
  if (!isAddress(email))
    throw new Refusal(409, 'The record has no e-mail address that a mail can be sent to.');
  return email;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

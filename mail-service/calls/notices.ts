import { deliveredTitles, openTitles } from '../../src/domain/due/exceptions.ts';
import { documentRowsOf } from '../../src/domain/forms/documentRows.ts';
import { FORMS } from '../../src/domain/forms/registry.ts';
import { isSameAddress } from '../../src/domain/people/identity.ts';
import {
  type AmendmentKind,
  type AmendmentState,
  isAmendmentOpen,
} from '../../src/domain/records/amendments.ts';
import type {
  DocumentsRecord,
  FormKey,
  ProgressRecord,
  Query,
  QueryCategory,
} from '../../src/domain/records/records.ts';
import { ASKED_MAILED_MS, openWorkShown } from '../../src/domain/reminders/reminders.ts';
import { leftToReturn } from '../../src/domain/transitions/denials.ts';
import { hasFile } from '../../src/domain/transitions/guards.ts';
import { dueItemsOf } from '../dueItems.ts';
import type { MailRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { deliveredMail, dueMail } from '../remind/dueTexts.ts';
import { reminderMail } from '../remind/reminderTexts.ts';
import type { Teams } from '../settings.ts';
import { accountChangeMail, amendmentDecidedMail, amendmentMail } from '../texts/amendmentMails.ts';
import { registeredMail } from '../texts/invitationMails.ts';
import { hasCopy } from '../texts/parts.ts';
import { questionMail, receiptMail, returnedMail, validatedMail } from '../texts/personMails.ts';
import { askedMail, decidedMail, resolvedMail, reviewMail } from '../texts/staffMails.ts';
import type { Caller } from '../token.ts';
import type { Notice } from './noticePayload.ts';
import {
  addressOf,
  hasWorkAddress,
  mustBe,
  type Order,
  onlyFor,
  type Situation,
  toPerson,
  toReviewers,
} from './order.ts';

/** How long after the registration its mail can be sent; long enough for retries. */
const REGISTERED_MS = 15 * 60_000;

export async function noticeOrder(notice: Notice, situation: Situation): Promise<Order> {
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
      return toPerson(
        record,
        validatedMail(record, [...new Set(notice.forms)], portal, await missingTitles(record, situation)),
      );
    case 'queryraised':
    case 'queryasked':
    case 'queryresolved':
      return queryOrder(notice, record, situation);
    case 'decision':
      mustBe(record.approval !== undefined, 'There is no decision on this record.');
      return toReviewers(settings.teams, decidedMail(record, portal));
    case 'returned':
      return returnedOrder(record, portal);
    case 'due':
    case 'delivered':
      return dueOrder(notice, record, await records.documents(notice.uid), situation);
    case 'amendment':
    case 'accountchange':
    case 'amendmentdecided':
      return amendmentOrder(notice, record, await records.amendment(notice.uid, notice.about), situation);
    case 'registered':
      return registeredOrder(notice, record, await records.progress(notice.uid), portal);
    case 'receipt':
    case 'readyforreview':
      return submissionOrder(notice, record, situation);
  }
}

type QueryNotice = Extract<Notice, { form?: FormKey | undefined }>;

function queryOrder(notice: QueryNotice, record: MailRecord, { settings, portal }: Situation): Order {
  const { kind, form } = notice;
  if (kind === 'queryraised') {
    const { title } = latest(record, form, ({ status, by }) => status === 0 && by === 'reviewer');
    return toPerson(record, questionMail(record, form, title, portal));
  }
  const isAsked = kind === 'queryasked';
  const { timestamp } = latest(record, form, ({ status, by }) =>
    isAsked ? status === 0 && by !== 'reviewer' : status === 1,
  );
  const content = (isAsked ? askedMail : resolvedMail)(record, form, portal);
  return { ...toReviewers(settings.teams, content), onceFor: factOf(notice, form, timestamp) };
}

/** What a reviewer returned to the person after a denial. */
function returnedOrder(record: MailRecord, portal: string): Order {
  const left = leftToReturn(record);
  const { action, change = [] } = record.approval ?? {};
  const parts = change.filter((key) => !left.includes(key));
  const isReturned = action === 'deny' && record.forms.status === 0 && parts.length > 0;
  mustBe(isReturned, 'Nothing was returned after a denial.');
  return toPerson(record, returnedMail(record, parts, portal));
}

function dueOrder(
  notice: Notice,
  record: MailRecord,
  documents: DocumentsRecord,
  { settings, portal }: Situation,
): Order {
  if (notice.kind === 'due') {
    const items = dueItemsOf(record, documents, Date.now());
    mustBe(items.length > 0, 'This person has nothing to deliver.');
    return { ...toPerson(record, dueMail(record, items, portal)), onceFor: factOf(notice) };
  }
  const titles = deliveredTitles(record, documents);
  mustBe(titles.length > 0, 'Nothing was delivered under an exception.');
  const content = deliveredMail(record, titles, openTitles(record, documents), portal);
  return { ...toReviewers(settings.teams, content), onceFor: factOf(notice, ...titles) };
}

async function submissionOrder(notice: Notice, record: MailRecord, situation: Situation): Promise<Order> {
  const { caller, records, settings, portal } = situation;
  const isReceipt = notice.kind === 'receipt';
  const { status } = record.forms;
  if (isReceipt) mustBe(status >= 1, 'Not everything is submitted.');
  else mustBe(status === 1, 'This record does not wait for a review.');
  // The rules accept this time only with the submission (R13), so it names one submission.
  const { submittedAt } = await records.progress(notice.uid);
  const missing = await missingTitles(record, situation);
  return {
    ...(isReceipt
      ? toPerson(record, receiptMail(record, caller.hasVerifiedEmail, portal, missing))
      : toReviewers(settings.teams, reviewMail(record, portal, missing))),
    onceFor: factOf(notice, submittedAt),
  };
}

/** The missing documents; none once a reviewer has validated everything without them. */
async function missingTitles(record: MailRecord, { records }: Situation): Promise<string[]> {
  if (record.forms.status > 1) return [];
  const documents = await records.documents(record.uid);
  return documentRowsOf(record)
    .filter(({ key, isNeeded }) => isNeeded && !hasFile(documents[key]))
    .map(({ label }) => label);
}

type AmendmentNotice = Extract<Notice, { about: AmendmentKind }>;

/** The person and the introducer get a mail about a new bank account, so that a stolen session is noticed. */
function amendmentOrder(
  notice: AmendmentNotice,
  record: MailRecord,
  amendment: AmendmentState,
  { settings, portal }: Situation,
): Order {
  const { kind, about } = notice;
  if (kind === 'amendmentdecided') {
    const { status, refusal } = amendment;
    mustBe(status === 3 || status === -1, 'This change is not decided.');
    const content = amendmentDecidedMail(record, about, status === 3 ? undefined : (refusal ?? ''), portal);
    return { ...toPerson(record, content), ...copyOf(about, record, settings.teams) };
  }
  mustBe(isAmendmentOpen(amendment), 'There is no open change of this kind.');
  const onceFor = factOf(notice, about, amendment.submittedAt);
  if (kind === 'amendment') {
    return { ...toReviewers(settings.teams, amendmentMail(record, about, portal)), onceFor };
  }
  mustBe(about === 'bank', 'This is not a change of the bank account.');
  return { ...toPerson(record, accountChangeMail(record, portal)), ...introducerCopy(record), onceFor };
}

/** The mail about a new registration. Refused once the person has filled in a form. */
function registeredOrder(
  notice: Notice,
  record: MailRecord,
  { forms, since, invitation }: ProgressRecord,
  portal: string,
): Order {
  const isNew = Object.values(forms).every((status) => !status) && Date.now() - since < REGISTERED_MS;
  mustBe(record.usertype !== 'introducer' && isNew, 'This person did not register just now.');
  return {
    content: registeredMail(record, invitation !== undefined && invitation !== '', portal),
    to: addressOf(record.fpocno),
    isToTeam: false,
    onceFor: factOf(notice),
  };
}

function copyOf(about: AmendmentKind, record: MailRecord, teams: Teams): { cc?: string } {
  if (about === 'bank') return introducerCopy(record);
  return about === 'gst' ? { cc: teams.gst } : {};
}

/** The person's mail does not depend on the address of the introducer, which an older record may lack. */
function introducerCopy(record: MailRecord): { cc?: string } {
  return hasCopy(record) ? { cc: record.fpocno } : {};
}

function factOf({ kind, uid }: Notice, ...about: (string | number | undefined)[]): string {
  return [kind, uid, ...about].join(' ');
}

/** An introducer may read progress, but not the record (R13). */
async function reminderOrder(uid: string, { caller, records, settings, portal }: Situation): Promise<Order> {
  const whose = 'the introducer of this person';
  onlyFor(hasWorkAddress(caller, settings.workDomains), 'somebody with a verified work address');
  const progress = await records.progress(uid);
  onlyFor(isSameAddress(progress.fpocno, caller.email), whose);
  const { asked } = await records.reminders(uid);
  onlyFor(asked === undefined || asked.by === caller.uid, whose);
  const age = Date.now() - (asked?.at ?? 0);
  mustBe(age < ASKED_MAILED_MS && progress.forms.status === 0, 'This reminder was not asked for just now.');
  return {
    content: reminderMail(progress, openWorkShown(progress), portal, {
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

function latest(record: MailRecord, form: FormKey | undefined, isMeant: (query: Query) => boolean): Query {
  const category: QueryCategory = form ? FORMS[form].category : 'general';
  const query = record.queries[category].findLast(isMeant);
  if (!query) throw new Refusal(409, 'There is no such query in the record.');
  return query;
}

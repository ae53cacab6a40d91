import * as v from 'valibot';
import { openTitles } from '../../src/domain/due/exceptions.ts';
import { absencesOf } from '../../src/domain/people/delegations.ts';
import { isSameAddress, isUnverified } from '../../src/domain/people/identity.ts';
import { invitationState } from '../../src/domain/people/invitations.ts';
import { Refusal } from '../refusal.ts';
import { approversOf } from '../settings.ts';
import { invitationMail } from '../texts/invitationMails.ts';
import { decisionMail } from '../texts/personMails.ts';
import { approvalMail, gstMail } from '../texts/staffMails.ts';
import { NoticePayload } from './noticePayload.ts';
import { noticeOrder } from './notices.ts';
import {
  addressOf,
  hasWorkAddress,
  mustBe,
  type Order,
  onlyFor,
  type Situation,
  toApprovers,
  toPerson,
  toTeam,
  Uid,
} from './order.ts';

/** Checks whether this caller may send this mail now. @throws Refusal */
type Call = (payload: unknown, situation: Situation) => Promise<Order>;

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));

export const CALLS: Readonly<Record<string, Call>> = {
  '/api/mail/sendgst': call(
    v.strictObject({ name: Text, email: Text, gstin: Text }),
    async ({ email, gstin }, { caller, records, settings, portal }) => {
      const record = await records.person(caller.uid);
      mustBe(isSameAddress(record.email, email), 'This is not the address of your record.');
      mustBe(record.GSTIN !== '' && record.GSTIN === gstin, 'This GSTIN is not saved in your profile.');
      return {
        ...toTeam(settings.teams.gst, gstMail(record, portal)),
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
      const isTheirs = isSameAddress(record.email, email) && isSameAddress(record.fpocno, introducerEmail);
      mustBe(isTheirs, 'These are not the addresses of the record.');
      const owed =
        action === 'acceptasexception' ? openTitles(record, await records.documents(recordUid)) : [];
      return {
        ...toPerson(record, decisionMail(record, action, portal, owed)),
        cc: addressOf(record.fpocno),
      };
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
      const content = approvalMail(record, findings, portal, isUnverified(progress), absences);
      return toApprovers(settings.teams, absences, content);
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
        content: invitationMail(invitation, portal),
        to: addressOf(invitation.email),
        isToTeam: false,
      };
    },
  ),

  '/api/mail/notice': call(NoticePayload, noticeOrder),
};

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

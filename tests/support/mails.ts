import type { MailContent } from '../../mail-service/layout.ts';
import {
  deliveredMail,
  dueChecksMail,
  dueDigestMail,
  dueMail,
  exceptionOverMail,
  expiryMail,
} from '../../mail-service/remind/dueTexts.ts';
import { digestMail, invitationReminder, reminderMail } from '../../mail-service/remind/reminderTexts.ts';
import {
  accountChangeMail,
  amendmentDecidedMail,
  amendmentMail,
} from '../../mail-service/texts/amendmentMails.ts';
import { invitationMail, registeredMail } from '../../mail-service/texts/invitationMails.ts';
import {
  decisionMail,
  questionMail,
  receiptMail,
  returnedMail,
  validatedMail,
} from '../../mail-service/texts/personMails.ts';
import {
  approvalMail,
  askedMail,
  decidedMail,
  gstMail,
  resolvedMail,
  reviewMail,
} from '../../mail-service/texts/staffMails.ts';
import { parseDelegation } from '../../src/domain/people/delegations.ts';
import type { Approval } from '../../src/domain/records/records.ts';
import { openWorkOf, openWorkShown } from '../../src/domain/reminders/reminders.ts';
import { LINK_KEY, listedForms, makeInvitation, makeParsedUser, makeProgress } from './factories.ts';

const PORTAL = 'https://portal.example';
const record = makeParsedUser({ GSTIN: '27ZZZPK0001Z1ZO' });
const submitted = makeParsedUser({ forms: { status: 1, ...listedForms(1) } });
const SENT = { by: 'reviewerUid', at: 1 };
const FINDINGS = {
  points: 2,
  duplicates: [{ field: 'pancard', uid: 'otherUid' } as const],
  linkKey: LINK_KEY,
  ...SENT,
};
const QUESTION = 'The IFSC code is of another branch. Which one is right?';

const decided = (approval: Pick<Approval, 'action' | 'reason' | 'until' | 'change' | 'onBehalfOf'>) => ({
  ...record,
  approval: { ...approval, by: 'approverUid', at: 1 },
});
const exception = decided({
  action: 'acceptasexception',
  reason: 'The GST registration is under way.',
  until: '2027-03-31',
});
const denial = decided({
  action: 'deny',
  reason: 'The cheque is of another account.\nPlease send one of your own.',
  change: ['bankdetails', 'PANTANCard'],
});

const invitation = {
  id: 'invitation1',
  ...makeInvitation({ createdAt: 0, expiresAt: Date.UTC(2026, 11, 22) }),
};
const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const returned = makeParsedUser({ forms: { vendorform: 1, bankdetails: -1 } });
const waiting = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    makeProgress(
      { ...record, uid: `person${at}`, name: at === 1 ? 'x'.repeat(300) : `Ram Kumar ${at + 1}` },
      NOW - (30 - at) * DAY,
    ),
  );

const ABSENCE = parseDelegation('absent', {
  name: 'Asha Rao',
  email: 'asha@agency.example',
  deputyName: 'Dev Patil',
  deputyEmail: 'dev@agency.example',
  from: NOW,
  until: NOW + 7 * DAY,
});
const byDeputy = decided({
  action: 'accept',
  onBehalfOf: { uid: 'absent', name: 'Asha Rao', deputyName: 'Dev Patil' },
});

/** One mail of each kind, for tests and pictures. */
export const MAILS: Record<string, MailContent> = {
  invitation: invitationMail(invitation, PORTAL),
  registered: registeredMail(record, true, PORTAL),
  'registered-uninvited': registeredMail(record, false, PORTAL),
  receipt: receiptMail(submitted, true, PORTAL),
  'receipt-with-open-form': receiptMail(record, false, PORTAL),
  'ready-for-review': reviewMail(submitted, PORTAL),
  question: questionMail(record, 'bankdetails', QUESTION, PORTAL),
  'change-to-check': amendmentMail(record, 'bank', PORTAL),
  'account-change': accountChangeMail(record, PORTAL),
  'change-in-force': amendmentDecidedMail(record, 'bank', undefined, PORTAL),
  'change-refused': amendmentDecidedMail(record, 'gst', 'The certificate names another firm.', PORTAL),
  'persons-question': askedMail(record, undefined, PORTAL),
  'question-resolved': resolvedMail(record, 'bankdetails', PORTAL),
  validated: validatedMail(record, ['bankdetails'], PORTAL),
  'validated-several': validatedMail(record, ['bankdetails', 'vendorform', 'nonapplicability'], PORTAL),
  'approval-request': approvalMail({ ...record, sent: SENT }, FINDINGS, PORTAL, false, []),
  'approval-request-to-deputy': approvalMail({ ...record, sent: SENT }, FINDINGS, PORTAL, false, [ABSENCE]),
  approved: decisionMail(decided({ action: 'accept' }), 'accept', PORTAL),
  'approved-as-exception': decisionMail(exception, 'acceptasexception', PORTAL),
  denied: decisionMail(denial, 'deny', PORTAL),
  returned: returnedMail(denial, ['bankdetails', 'PANTANCard'], PORTAL),
  'decision-taken': decidedMail(denial, PORTAL),
  'approved-by-deputy': decisionMail(byDeputy, 'accept', PORTAL),
  'decision-taken-by-deputy': decidedMail(byDeputy, PORTAL),
  gstin: gstMail(record, PORTAL),
  reminder: reminderMail(record, openWorkOf(record), PORTAL),
  'reminder-of-question': reminderMail(returned, openWorkOf(returned), PORTAL),
  'reminder-asked-for': reminderMail(record, openWorkShown(record), PORTAL, record),
  'reminder-of-invitation': invitationReminder(invitation, PORTAL),
  'review-digest': digestMail('review', waiting(14), NOW, PORTAL),
  'approval-digest': digestMail('approval', waiting(1), NOW, PORTAL),
  'due-item': dueMail(record, [{ title: 'GST Registration Certificate', day: '2026-12-31' }], PORTAL),
  'due-items': dueMail(record, [{ title: 'Bank Details' }, { title: 'PAN Card', day: '2026-12-31' }], PORTAL),
  expiry: expiryMail(
    record,
    { title: 'Passport', until: '2026-12-31', way: 'Upload the new one in the portal.' },
    false,
    PORTAL,
  ),
  delivered: deliveredMail(record, ['PAN Card'], ['GST Registration Certificate'], PORTAL),
  'due-checks': dueChecksMail(1, PORTAL),
  'exception-over': exceptionOverMail(exception, ['GST Registration Certificate'], PORTAL),
  'exception-over-delivered': exceptionOverMail(exception, [], PORTAL),
  'due-digest': dueDigestMail([record], '2027-04-30', PORTAL),
  'long-name': reviewMail({ ...record, name: 'x'.repeat(300) }, PORTAL),
};

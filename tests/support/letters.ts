import type { Letter } from '../../mail-service/letter.ts';
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
  resolvedLetter,
  returnedLetter,
  reviewLetter,
  validatedLetter,
} from '../../mail-service/letters.ts';
import { dueDigestLetter, dueLetter, exceptionOverLetter } from '../../mail-service/remind/dueLetters.ts';
import { digestLetter, invitationReminder, reminderLetter } from '../../mail-service/remind/letters.ts';
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
const askedBack = makeParsedUser({ forms: { vendorform: 1, bankdetails: -1 } });
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
export const LETTERS: Record<string, Letter> = {
  invitation: invitationLetter(invitation, PORTAL),
  receipt: receiptLetter(submitted, true, PORTAL),
  'receipt-with-open-form': receiptLetter(record, false, PORTAL),
  'ready-for-review': reviewLetter(submitted, PORTAL),
  question: questionLetter(record, 'bankdetails', QUESTION, PORTAL),
  'change-to-check': amendmentLetter(record, 'bank', PORTAL),
  'account-change': accountChangeLetter(record, PORTAL),
  'change-in-force': amendmentDecidedLetter(record, 'bank', undefined, PORTAL),
  'change-refused': amendmentDecidedLetter(record, 'gst', 'The certificate names another firm.', PORTAL),
  'persons-question': askedLetter(record, undefined, PORTAL),
  'question-resolved': resolvedLetter(record, 'bankdetails', PORTAL),
  validated: validatedLetter(record, ['bankdetails'], PORTAL),
  'validated-several': validatedLetter(record, ['bankdetails', 'vendorform', 'nonapplicability'], PORTAL),
  'approval-request': approvalLetter({ ...record, sent: SENT }, FINDINGS, PORTAL, false, []),
  'approval-request-to-deputy': approvalLetter({ ...record, sent: SENT }, FINDINGS, PORTAL, false, [ABSENCE]),
  approved: decisionLetter(decided({ action: 'accept' }), 'accept', PORTAL),
  'approved-as-exception': decisionLetter(exception, 'acceptasexception', PORTAL),
  denied: decisionLetter(denial, 'deny', PORTAL),
  returned: returnedLetter(denial, ['bankdetails', 'PANTANCard'], PORTAL),
  'decision-taken': decidedLetter(denial, PORTAL),
  'approved-by-deputy': decisionLetter(byDeputy, 'accept', PORTAL),
  'decision-taken-by-deputy': decidedLetter(byDeputy, PORTAL),
  gstin: gstLetter(record, PORTAL),
  reminder: reminderLetter(record, openWorkOf(record), PORTAL),
  'reminder-of-question': reminderLetter(askedBack, openWorkOf(askedBack), PORTAL),
  'reminder-asked-for': reminderLetter(record, openWorkShown(record), PORTAL, record),
  'reminder-of-invitation': invitationReminder(invitation, PORTAL),
  'review-digest': digestLetter('review', waiting(14), NOW, PORTAL),
  'approval-digest': digestLetter('approval', waiting(1), NOW, PORTAL),
  'due-item': dueLetter(record, [{ title: 'GST Registration Certificate', day: '2026-12-31' }], PORTAL),
  'due-items': dueLetter(
    record,
    [{ title: 'Bank Details' }, { title: 'PAN Card', day: '2026-12-31' }],
    PORTAL,
  ),
  'exception-over': exceptionOverLetter(exception, ['GST Registration Certificate'], PORTAL),
  'exception-over-delivered': exceptionOverLetter(exception, [], PORTAL),
  'due-digest': dueDigestLetter([record], '2027-04-30', PORTAL),
  'long-name': reviewLetter({ ...record, name: 'x'.repeat(300) }, PORTAL),
};

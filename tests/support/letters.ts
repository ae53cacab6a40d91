import type { Letter } from '../../mail-service/letter.ts';
import {
  approvalLetter,
  askedLetter,
  decidedLetter,
  decisionLetter,
  gstLetter,
  invitationLetter,
  questionLetter,
  receiptLetter,
  resolvedLetter,
  reviewLetter,
  validatedLetter,
} from '../../mail-service/letters.ts';
import type { Approval } from '../../src/domain/records/records.ts';
import { makeParsedUser } from './factories.ts';

const PORTAL = 'https://portal.example';
const record = makeParsedUser({ GSTIN: '27ZZZPK0001Z1ZO' });
const QUESTION = 'The IFSC code is of another branch. Which one is right?';

const decided = (approval: Pick<Approval, 'action' | 'reason' | 'until'>) => ({
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
});

/** One of each, for tests and pictures. */
export const LETTERS: Record<string, Letter> = {
  invitation: invitationLetter(
    {
      id: 'invitation1',
      introducerUid: 'introducerUid',
      introducerName: 'Asha Rao',
      introducerEmail: 'asha@agency.example',
      name: 'Kavya Menon',
      email: 'kavya@demo.example',
      usertype: 'trainee',
      createdAt: 0,
      expiresAt: Date.UTC(2026, 11, 22),
      status: 'open',
    },
    PORTAL,
  ),
  receipt: receiptLetter(record, PORTAL),
  'ready-for-review': reviewLetter(record, PORTAL),
  question: questionLetter(record, 'bankdetails', QUESTION, PORTAL),
  'persons-question': askedLetter(record, undefined, PORTAL),
  'question-resolved': resolvedLetter(record, 'bankdetails', PORTAL),
  validated: validatedLetter(record, ['bankdetails'], PORTAL),
  'validated-several': validatedLetter(record, ['bankdetails', 'vendorform', 'nonapplicability'], PORTAL),
  'approval-request': approvalLetter(record, PORTAL),
  approved: decisionLetter(decided({ action: 'accept' }), 'accept', PORTAL),
  'approved-as-exception': decisionLetter(exception, 'acceptasexception', PORTAL),
  denied: decisionLetter(denial, 'deny', PORTAL),
  'decision-taken': decidedLetter(denial, PORTAL),
  gstin: gstLetter(record, PORTAL),
  'long-name': reviewLetter({ ...record, name: 'x'.repeat(300) }, PORTAL),
};

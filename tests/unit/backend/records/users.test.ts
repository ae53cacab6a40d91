import { beforeEach, expect, it, vi } from 'vitest';
import {
  commitReviewStep,
  commitSubmission,
  commitTransition,
} from '../../../../src/backend/commit/commit.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import {
  submitBankDetails,
  submitPlainForm,
  submitTraineeForm,
} from '../../../../src/backend/papers/submissions.ts';
import { raiseReviewerQuery } from '../../../../src/backend/records/reviews.ts';
import {
  completeOverall,
  raiseQuery,
  resolveQuery,
  submitDocuments,
} from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyDocuments, emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Query } from '../../../../src/domain/records/records.ts';
import type { UserPatch } from '../../../../src/domain/transitions/patch.ts';
import { makeBankDetails, makeParsedUser, TRAINEE_UID as uid } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/firebase/firestore.ts');
vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/commit/commit.ts');

const LAST: UserPatch = { set: { 'forms.status': 1 } };
const query: Query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' };

beforeEach(() => {
  vi.mocked(commitTransition).mockResolvedValue(LAST);
  vi.mocked(commitSubmission).mockResolvedValue(LAST);
  vi.mocked(sendNotice).mockResolvedValue('id');
});

const sent = () => vi.mocked(sendNotice).mock.calls.map(([notice]) => notice);

it.each([
  ['bank details', () => submitBankDetails(uid, makeBankDetails())],
  ['trainee form', () => submitTraineeForm(uid)],
  ['agreement', () => submitPlainForm(uid, 'msa', { name: 'Ram Kumar', date: '2026-11-20' })],
  ['documents', () => submitDocuments(uid)],
  ['query', () => resolveQuery(uid, 'general', query)],
  ['visit after the last form', () => completeOverall(uid)],
])('submitting the last %s mails a receipt and a notice to the review team, once', async (_, submit) => {
  await submit();
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      { kind: 'receipt', person: { uid } },
      { kind: 'readyforreview', person: { uid } },
    ]),
  );
});

it('submitting a form that is not the last one sends no mail', async () => {
  vi.mocked(commitSubmission).mockResolvedValue({ set: { 'forms.vendorform': 1 } });
  await submitTraineeForm(uid);
  expect(sent()).toEqual([]);
});

it('a failed write sends no mail', async () => {
  vi.mocked(commitSubmission).mockRejectedValue(new AppError('refused', 'It has been submitted.'));
  await expect(submitTraineeForm(uid)).rejects.toThrow('It has been submitted.');
  expect(sent()).toEqual([]);
});

it('a failed or slow mail does not delay the submission', async () => {
  vi.mocked(sendNotice)
    .mockRejectedValueOnce(new AppError('mail/timeout', 'It took too long.'))
    .mockReturnValueOnce(new Promise(() => {}));
  await submitTraineeForm(uid);
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
});

const ASKED = { category: 'bank', title: 'Why?' } as const;
const REVIEWER = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };

it.each([
  ['trainee', commitTransition, () => raiseQuery(uid, ASKED.category, ASKED.title)],
  ['reviewer', commitReviewStep, () => raiseReviewerQuery(uid, ASKED, REVIEWER)],
] as const)('a query that another tab has raised is refused (%s)', async (by, commit, raise) => {
  await raise();
  const bank: Query[] = [{ title: ASKED.title, timestamp: 1, status: 0, by }];
  const record = makeParsedUser({ queries: { ...emptyQueries(), bank } });
  const read = { record, raw: {}, documents: emptyDocuments(), reviewed: {} };
  const refused = { allowed: false, refusal: { reason: 'This query is already open.' } };
  expect(vi.mocked(commit).mock.lastCall?.[1](read)).toMatchObject(refused);
});

it('a resolution whose answer was lost can be repeated, but not with another reply', async () => {
  const resolved = { ...query, status: 1, reply: 'Andheri' } as const;
  const queries = { ...emptyQueries(), bank: [resolved] };
  const transition = async (reply: string) => {
    await resolveQuery(uid, 'bank', query, reply);
    const beside = { documents: emptyDocuments(), reviewed: {} };
    const read = { record: makeParsedUser({ queries }), raw: { queries }, ...beside };
    return vi.mocked(commitTransition).mock.lastCall?.[1](read);
  };
  expect(await transition(' Andheri ')).toEqual({ allowed: true, patch: { set: {} } });
  expect(await transition('Bandra')).toMatchObject({ allowed: false });
});

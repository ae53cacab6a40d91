import { beforeEach, expect, it, vi } from 'vitest';
import { saveDecision } from '../../../../src/backend/records/approvals.ts';
import { validateAll } from '../../../../src/backend/records/reviews.ts';
import { submitDocuments } from '../../../../src/backend/records/users.ts';
import { parseDocumentsRecord } from '../../../../src/domain/records/parseRecord.ts';
import {
  allForms,
  makeDocumentsRecord,
  makeParsedUser,
  makeUserRecord,
  type StoredUserOverrides,
  TRAINEE_UID as uid,
} from '../../../support/factories.ts';

/** What the transaction has asked for since the last answer, and each answer's resolve function. */
const waiting = vi.hoisted((): { path: string; answer: (data: object | undefined) => void }[] => []);
const written = vi.hoisted((): string[] => []);

vi.mock('firebase/firestore', () => ({
  arrayUnion: (item: unknown) => [item],
  doc: (_database: unknown, ...path: string[]) => path.join('/'),
}));
vi.mock('../../../../src/backend/firebase/firestore.ts', () => ({ getDatabase: () => ({}) }));
vi.mock('../../../../src/backend/firebase/auth.ts', () => ({ hasVerifiedToken: async () => false }));
vi.mock('../../../../src/backend/notify.ts', () => ({ notify: async () => 'id' }));
vi.mock('../../../../src/backend/records/transaction.ts', () => ({
  transact: (run: (transaction: object) => Promise<unknown>) =>
    run({
      get: (path: string) =>
        new Promise((resolve) => {
          waiting.push({ path, answer: (data) => resolve({ data: () => data }) });
        }),
      set: (path: string) => written.push(path),
      update: (path: string) => written.push(path),
    }),
}));

beforeEach(() => {
  waiting.length = 0;
  written.length = 0;
});

const link = 'https://files.example/card';
const documents = makeDocumentsRecord({ CompanyCertificate: link, PANTANCard: link });
const reviewer = { uid: 'reviewerUid', name: 'Ravi Rao', email: 'ravi@agency.example' };

/** Answers all that is asked for at one time, until `write` ends. @returns the collections read, by time */
async function readsOf(write: Promise<unknown>, user: StoredUserOverrides): Promise<string[][]> {
  const stored: Record<string, object> = { users: makeUserRecord({ uid, ...user }), documents };
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  write.then(end, end);
  const times: string[][] = [];
  while (!isOver) {
    const asked = waiting.splice(0);
    const collections = asked.map(({ path }) => path.split('/')[0] ?? '');
    if (asked.length > 0) times.push(collections.toSorted());
    for (const [index, { answer }] of asked.entries()) answer(stored[collections[index] ?? '']);
    await new Promise(setImmediate);
  }
  await write;
  return times;
}

const SUBMITTED = { forms: { ...allForms(1), status: 1 } } as const;
const STEP = ['documents', 'reviewed', 'users'];

it('a step of a reviewer reads user, documents and snapshots at the same time', async () => {
  expect(await readsOf(validateAll(uid, reviewer), SUBMITTED)).toEqual([STEP]);
  expect(written).toEqual([`users/${uid}`, `progress/${uid}`, `reviewed/${uid}`]);
});

it('a decision reads user, documents and snapshots at the same time', async () => {
  const user = { forms: { ...allForms(2), status: 3 } } as const;
  const seen = { record: makeParsedUser({ uid, ...user }), documents: parseDocumentsRecord(documents) };
  const approver = { uid: 'approverUid', name: 'Asha Iyer', email: 'asha@agency.example' };
  expect(await readsOf(saveDecision(seen, 'accept', approver), user)).toEqual([STEP]);
});

it('a submission that depends on the documents reads them together with the user', async () => {
  const reads = readsOf(submitDocuments(uid), { forms: { status: 0 } });
  expect(await reads).toEqual([['documents', 'users']]);
});

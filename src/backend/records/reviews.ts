import { collection, deleteField, doc, orderBy, query } from 'firebase/firestore';
import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';
import { refusalOfSeeing } from '../../domain/due/exceptions.ts';
import { isUnverified } from '../../domain/people/identity.ts';
import {
  parseDocumentsRecord,
  parseProgressRecord,
  parseUserRecord,
} from '../../domain/records/parseRecord.ts';
import type { DocumentsRecord, FormKey, QueryCategory, UserRecord } from '../../domain/records/records.ts';
import { type Check, type CheckEntry, parseCheck, parseCheckSummary } from '../../domain/review/checks.ts';
import type { Found } from '../../domain/review/findings.ts';
import { parseReviewedRecord } from '../../domain/review/snapshots.ts';
import * as checks from '../../domain/transitions/checks.ts';
import * as denials from '../../domain/transitions/denials.ts';
import { refuse } from '../../domain/transitions/patch.ts';
import * as queries from '../../domain/transitions/queries.ts';
import * as review from '../../domain/transitions/review.ts';
import { commitReviewStep, commitTransition } from '../commit/commit.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { postMail } from '../mail/mail.ts';
import { orAppError } from '../unreachable.ts';
import { documentsReference } from './documents.ts';
import { type LivePages, type PageObserver, watchPages } from './livePages.ts';
import { dataOf } from './queries.ts';
import { serverNow } from './serverTime.ts';
import { transact } from './transaction.ts';
import { watcherOf } from './watchDocument.ts';

/** Read once: a listener would get each step of the review too. */
export function getIsUnverified(uid: string): Promise<boolean> {
  return orAppError(async () => isUnverified(parseProgressRecord(uid, await dataOf('progress', uid))));
}

/** R10. This and the other writes of this file throw as commitTransition. */
export async function validateForm(uid: string, form: FormKey, reviewer: review.Reviewer): Promise<void> {
  await commitReviewStep(uid, ({ record }) => review.validateForm(record, form, reviewer, serverNow()));
}

export async function approveForm(uid: string, form: FormKey, reviewer: review.Reviewer): Promise<void> {
  await commitReviewStep(uid, ({ record }) => review.approveForm(record, form, reviewer, serverNow()));
}

/** The caller's own condition, checked on the records that the transaction reads. */
type RefusalOf<Read extends unknown[]> = (...read: Read) => string | undefined;
const NONE = () => undefined;

/** Two writes when the forms and the overall status need separate ones. */
export async function validateAll(
  uid: string,
  reviewer: review.Reviewer,
  refusalOf: RefusalOf<[UserRecord, DocumentsRecord]> = NONE,
): Promise<void> {
  let isLeft = true;
  while (isLeft) {
    await commitReviewStep(uid, ({ record, documents }) => {
      isLeft = review.leavesOverall(record);
      const refusal = refusalOf(record, documents);
      return refusal ? refuse(refusal) : review.validateAll(record, reviewer, serverNow());
    });
  }
}

/** @param found the flags and duplicates, which are stored for the approver */
export async function sendForApproval(
  uid: string,
  found: Found,
  reviewer: review.Reviewer,
  refusalOf: RefusalOf<[UserRecord]> = NONE,
): Promise<void> {
  const kept = { ...found, linkKey: crypto.randomUUID() };
  await commitTransition(uid, ({ record }) => {
    const refusal = refusalOf(record);
    return refusal ? refuse(refusal) : review.sendForApproval(record, kept, reviewer, serverNow());
  });
}

/** R10. @throws AppError as commitTransition; 'refused' also while the same query is open */
export async function raiseReviewerQuery(
  uid: string,
  { category, title, field }: { category: QueryCategory; title: string; field?: string | undefined },
  reviewer: review.Reviewer,
): Promise<void> {
  await commitReviewStep(uid, ({ record }) =>
    queries.isOpenAlready(record, { category, title, by: 'reviewer' })
      ? refuse(queries.OPEN_ALREADY)
      : review.raiseReviewerQuery(record, category, title, field, reviewer, serverNow()),
  );
}

/** R21. One write for each part that the denial names: after a failure the next call returns the rest. */
export async function returnNamed(uid: string, reviewer: review.Reviewer): Promise<void> {
  let isLeft = true;
  while (isLeft) {
    await commitReviewStep(uid, ({ record }) => {
      isLeft = denials.leftToReturn(record).length > 1;
      return denials.returnNamed(record, reviewer, serverNow());
    });
  }
}

/** @returns the mail service's messageID @throws AppError as postMail */
export function sendApprovalMail(uid: string): Promise<string> {
  return postMail({
    baseUrl: getEnv().automailerBaseUrl,
    path: '/api/mail/approvalmail',
    payload: { uid },
  });
}

export const watchReviewed = watcherOf('reviewed', parseReviewedRecord);

/** R10, R12. A retry after a lost answer finds the stored check. */
export async function recordCheck(uid: string, entry: CheckEntry, reviewer: review.Reviewer): Promise<void> {
  const database = getDatabase();
  const summaryAt = doc(database, 'checks', uid);
  const checkAt = doc(collection(summaryAt, 'items'));
  await transact(async (transaction) => {
    const [user, summary, written] = await Promise.all(
      [doc(database, 'users', uid), summaryAt, checkAt].map((each) => transaction.get(each)),
    );
    if (!user?.exists()) throw new AppError('records/missing', 'There is no record of this person.');
    if (written?.exists()) return;
    const record = parseUserRecord(uid, user.data());
    const stored = parseCheckSummary(summary?.data());
    const recorded = checks.recordCheck(record, stored, checkAt.id, entry, reviewer, serverNow());
    if (!recorded.allowed) throw new AppError('refused', recorded.reason);
    transaction.set(checkAt, recorded.check);
    if (recorded.summary !== stored) transaction.set(summaryAt, recorded.summary);
  });
}

/** The checks of one person, newest first. */
export function watchChecks(uid: string, ...observer: PageObserver<Check>): LivePages {
  const items = query(collection(getDatabase(), 'checks', uid, 'items'), orderBy('day', 'desc'));
  return watchPages(items, (each) => parseCheck(each.id, each.data()), ...observer);
}

/** R21. @param shownAt as in refusalOfSeeing @throws AppError 'refused' with the reason, or the provider's code */
export function markDeliveredSeen(uid: string, shownAt: number, reviewer: review.Reviewer): Promise<void> {
  return transact(async (transaction) => {
    const [user, documents] = await Promise.all([
      transaction.get(doc(getDatabase(), 'users', uid)),
      transaction.get(documentsReference(uid)),
    ]);
    const record = parseUserRecord(uid, user.data());
    const reason = refusalOfSeeing(record, parseDocumentsRecord(documents.data()), shownAt, reviewer);
    if (reason) throw new AppError('refused', reason);
    const seen = { by: reviewer.uid, at: serverNow() };
    transaction.update(documents.ref, { cameIn: deleteField(), seen });
  });
}

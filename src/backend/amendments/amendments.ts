import {
  arrayUnion,
  collection,
  type DocumentReference,
  doc,
  orderBy,
  query,
  type Transaction,
  where,
} from 'firebase/firestore';
import { AppError } from '../../domain/appError.ts';
import {
  type Amendment,
  type AmendmentKind,
  type AmendmentSummary,
  type Amendments,
  amendmentKind,
  type HistoryEntry,
  historyId,
  type WaitingFor,
  withAmendment,
} from '../../domain/records/amendments.ts';
import {
  parseAmendment,
  parseAmendmentSummary,
  parseHistoryEntry,
} from '../../domain/records/parseAmendments.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import { parseReviewedRecord, type ReviewedPart } from '../../domain/review/snapshots.ts';
import * as amendments from '../../domain/transitions/amendments.ts';
import type { Staff } from '../../domain/transitions/impartial.ts';
import { docsOf, getDatabase } from '../firebase/firestore.ts';
import { notify } from '../notify.ts';
import { type LivePages, type PageObserver, watchAll, watchPages } from '../records/livePages.ts';
import { serverNow } from '../records/serverTime.ts';
import { transact } from '../records/transaction.ts';
import { watcherOf } from '../records/watchDocument.ts';
import { orAppError } from '../unreachable.ts';
import { checkProof } from './proofFiles.ts';

const at = (...path: [string, ...string[]]) => doc(getDatabase(), ...path);
const amendmentAt = (uid: string, kind: AmendmentKind) => at('amendments', uid, 'items', kind);

/** The person's latest amendment of each kind. */
export function watchAmendments(
  uid: string,
  onAmendments: (found: Amendments) => void,
  onError: (error: AppError) => void,
): () => void {
  return watchAll(
    [collection(getDatabase(), 'amendments', uid, 'items')],
    ([docs = []]) =>
      onAmendments(Object.fromEntries(docs.map((each) => [each.id, parseAmendment(each.data())]))),
    onError,
  );
}

export interface WaitingAmendments extends AmendmentSummary {
  uid: string;
}

/** People with a change that waits for a reviewer or an approver, longest first (R20). */
export function watchWaiting(
  waitingFor: WaitingFor,
  ...observer: PageObserver<WaitingAmendments>
): LivePages {
  const waiting = query(
    collection(getDatabase(), 'amendments'),
    where('waiting', 'array-contains', waitingFor),
    orderBy('since'),
  );
  return watchPages(
    waiting,
    (each) => ({ uid: each.id, ...parseAmendmentSummary(each.data()) }),
    ...observer,
  );
}

/** The values before each change that came into force, newest first. */
export function watchHistory(uid: string, ...observer: PageObserver<HistoryEntry>): LivePages {
  const items = query(collection(getDatabase(), 'history', uid, 'items'), orderBy('at', 'desc'));
  return watchPages(items, (each) => parseHistoryEntry(each.data()), ...observer);
}

/** Everybody with an open change of the bank account: finance pays the old account meanwhile. */
export function uidsWithPendingBank(): Promise<Set<string>> {
  return orAppError(async () => {
    const open = query(collection(getDatabase(), 'amendments'), where('statuses.bank', 'in', [1, 2]));
    return new Set((await docsOf(open)).map(({ id }) => id));
  });
}

interface Stored extends amendments.AmendedPerson {
  amendment: Amendment | undefined;
  summary: AmendmentSummary;
  /** The snapshots that this member of staff may read. */
  snapshots: { collection: 'reviewed' | 'decided'; raw: Readonly<Record<string, unknown>> }[];
}

async function readStored(
  transaction: Transaction,
  uid: string,
  kind: AmendmentKind,
  snapshots: readonly Stored['snapshots'][number]['collection'][],
): Promise<Stored> {
  const dataOf = async (reference: DocumentReference) => (await transaction.get(reference)).data();
  const [user, documents, amendment, summary, taxes] = await Promise.all(
    [
      at('users', uid),
      at('documents', uid),
      amendmentAt(uid, kind),
      at('amendments', uid),
      ...(kind === 'taxes' ? [at('taxes', uid)] : []),
    ].map(dataOf),
  );
  if (!user) throw new AppError('records/missing', 'There is no record of this person.');
  const read = snapshots.map(async (each) => ({
    collection: each,
    raw: (await dataOf(at(each, uid))) ?? {},
  }));
  return {
    record: parseUserRecord(uid, user),
    documents: parseDocumentsRecord(documents),
    raw: { user, documents: documents ?? {}, ...(taxes && { taxes }) },
    amendment: parseAmendment(amendment),
    summary: parseAmendmentSummary(summary),
    snapshots: await Promise.all(read),
  };
}

/** A step of staff leaves the values as they are stored. */
function writeAmendment(
  transaction: Transaction,
  uid: string,
  kind: AmendmentKind,
  amendment: Amendment,
): void {
  const { values: _values, reason: _reason, submittedAt: _submittedAt, ...step } = amendment;
  if (amendment.by === uid) transaction.set(amendmentAt(uid, kind), amendment);
  else transaction.update(amendmentAt(uid, kind), step);
}

function amendedPart(part: ReviewedPart, { user, documents }: Amendment['values']): ReviewedPart {
  return { ...part, user: { ...part.user, ...user }, documents: { ...part.documents, ...documents } };
}

function putInForce(
  transaction: Transaction,
  uid: string,
  kind: AmendmentKind,
  { values, at: time }: Amendment,
  entry: HistoryEntry,
  snapshots: Stored['snapshots'],
): void {
  const { documents, taxes } = values;
  transaction.set(at('history', uid, 'items', historyId(entry)), entry);
  if (Object.keys(documents).length > 0) {
    transaction.set(at('documents', uid), documents, { merge: true });
  }
  if (taxes) transaction.set(at('taxes', uid), { ...taxes, at: time });
  const { part } = amendmentKind(kind);
  if (!part) return;
  for (const { collection: name, raw } of snapshots) {
    const seen = parseReviewedRecord(raw)[part];
    if (seen) transaction.set(at(name, uid), { [part]: amendedPart(seen, values) }, { mergeFields: [part] });
  }
}

/**
 * Atomic: everything of one step, or nothing. A retry after a lost answer finds the step.
 * @throws AppError 'refused' with the domain's reason, 'records/missing', or the provider's code
 */
async function commitStep(
  uid: string,
  kind: AmendmentKind,
  snapshots: readonly Stored['snapshots'][number]['collection'][],
  step: (stored: Stored) => amendments.AmendmentStep,
): Promise<void> {
  const done: { amendment?: Amendment } = {};
  await transact(async (transaction) => {
    const stored = await readStored(transaction, uid, kind, snapshots);
    const { amendment: before } = stored;
    if (done.amendment && before?.at === done.amendment.at && before.by === done.amendment.by) return;
    const outcome = step(stored);
    if (!outcome.allowed) throw new AppError('refused', outcome.reason);
    const { amendment, log, history } = outcome;
    done.amendment = amendment;
    writeAmendment(transaction, uid, kind, amendment);
    transaction.set(at('amendments', uid), withAmendment(stored.summary, kind, amendment));
    const fields = { ...(history && amendment.values.user), ...(log && { logs: arrayUnion(log) }) };
    if (Object.keys(fields).length > 0) transaction.update(at('users', uid), fields);
    if (history) putInForce(transaction, uid, kind, amendment, history, stored.snapshots);
  });
}

/** The change is stored and listed; a failed mail is ignored. */
function notifyOfStep(
  kind: 'amendment' | 'accountchange' | 'amendmentdecided',
  uid: string,
  about: AmendmentKind,
): void {
  notify({ kind, person: { uid }, about }).catch(() => undefined);
}

/** R20. This and the other writes of this file throw as commitStep. */
export async function submitAmendment(
  uid: string,
  kind: AmendmentKind,
  entered: Pick<Amendment, 'values' | 'reason'>,
): Promise<void> {
  await commitStep(uid, kind, [], (stored) =>
    amendments.submitAmendment(stored, stored.amendment, kind, entered, serverNow()),
  );
  notifyOfStep('amendment', uid, kind);
  if (kind === 'bank') notifyOfStep('accountchange', uid, kind);
}

export async function withdrawAmendment(uid: string, kind: AmendmentKind): Promise<void> {
  await commitStep(uid, kind, [], ({ record, amendment }) =>
    amendments.withdrawAmendment(record, amendment, kind, serverNow()),
  );
}

export async function validateAmendment(
  uid: string,
  kind: AmendmentKind,
  seen: Amendment,
  reviewer: Staff,
): Promise<void> {
  await checkProof(seen);
  await commitStep(uid, kind, ['reviewed'], (stored) =>
    amendments.validateAmendment(stored, stored.amendment, kind, seen, reviewer, serverNow()),
  );
  if (!amendmentKind(kind).isConfirmed) notifyOfStep('amendmentdecided', uid, kind);
  // The mail of the submission comes from the browser of the person, or of who stole the session.
  if (kind === 'bank') notifyOfStep('accountchange', uid, kind);
}

export async function refuseAmendment(
  uid: string,
  kind: AmendmentKind,
  { seen, refusal, isReviewer }: { seen: Amendment; refusal: string; isReviewer: boolean },
  staff: Staff,
): Promise<void> {
  await commitStep(uid, kind, [], ({ record, amendment }) =>
    amendments.refuseAmendment(record, amendment, kind, { seen, refusal, isReviewer }, staff, serverNow()),
  );
  notifyOfStep('amendmentdecided', uid, kind);
}

export async function confirmAmendment(
  uid: string,
  kind: AmendmentKind,
  confirmed: { seen: Amendment; called: boolean },
  approver: Staff,
): Promise<void> {
  await checkProof(confirmed.seen);
  await commitStep(uid, kind, ['reviewed', 'decided'], (stored) =>
    amendments.confirmAmendment(stored, stored.amendment, kind, confirmed, approver, serverNow()),
  );
  notifyOfStep('amendmentdecided', uid, kind);
}

/** R20: the status of each change, without its values. */
export const watchAmendmentStatuses = watcherOf(
  'amendments',
  (data): AmendmentSummary['statuses'] => parseAmendmentSummary(data).statuses,
);

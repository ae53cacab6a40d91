import type { DocumentSnapshot, Firestore, Timestamp } from '@google-cloud/firestore';
import { type MonthStats, parseMonthStats, sumOf } from '../../src/domain/insights/counts.ts';
import { COUNTED_FIELDS } from '../../src/domain/insights/facts.ts';
import { isWorkFigure, type Listing, parseListing } from '../../src/domain/insights/listing.ts';
import { latestMonths, monthBefore, monthOf } from '../../src/domain/insights/months.ts';
import { parseInvitation } from '../../src/domain/people/invitations.ts';
import {
  parseDocumentsRecord,
  parseProgressRecord,
  parseUserRecord,
} from '../../src/domain/records/parseRecord.ts';
import { readText, readTime } from '../../src/domain/records/read.ts';
import { DATED_DOCUMENTS } from '../../src/domain/records/records.ts';
import { canonicalJson } from '../../src/domain/signed/canonicalJson.ts';
import { pagesOf } from '../remind/database.ts';
import { PeopleCounter } from './peopleCounter.ts';

const PROGRESS_FIELDS = ['forms', 'since', 'submittedAt', 'decision'];
/** A last day counts while there is a file. */
const DOCUMENT_FIELDS = DATED_DOCUMENTS.flatMap((key) => [key, `${key}Until`]);
const INVITATION_FIELDS = [
  'usertype',
  'introducerUid',
  'introducerEmail',
  'createdAt',
  'expiresAt',
  'status',
  'usedBy',
];

const LISTING_FIELDS = ['type', 'kind', 'domain', 'figures'];

interface Parts {
  firestore: Firestore;
  domains: readonly string[];
  /** False: the figures name no member of staff. */
  hasWorkers: boolean;
  now: number;
}

interface Collected {
  people: number;
  months: Map<string, MonthStats>;
  /** Months that another run or an erasure changed meanwhile; the next run counts them. */
  taken: string[];
}

/**
 * Counts all people and writes `stats/{yyyy-mm}` of the last two months, of months that are missing, and of those since
 * the last run, and `counted/{uid}` of everybody whose figures changed. `stats/now` comes last: a run that was cut off is
 * ended by the next one.
 */
export async function collectStats(
  parts: Parts,
  { month, writes }: { month?: string | undefined; writes: boolean },
): Promise<Collected> {
  const { firestore, now } = parts;
  const stored = await readMonths(firestore, month ? [month] : latestMonths(now));
  const due = month ? [month] : dueMonths(stored, await lastRun(firestore), now);
  const { counter, people } = await countPeople(parts, due, writes);
  const months = counter.months();
  if (!writes) return { people, months, taken: [] };
  const taken: string[] = [];
  for (const [each, stats] of months) {
    if (!(await writeMonth(parts, each, stats, stored.get(each)?.updateTime))) taken.push(each);
  }
  if (!month) await firestore.doc('stats/now').set({ ...counter.nowStats() });
  return { people, months, taken };
}

interface StoredMonth {
  isCounted: boolean;
  updateTime: Timestamp | undefined;
}

async function readMonths(
  firestore: Firestore,
  months: readonly string[],
): Promise<Map<string, StoredMonth>> {
  const found = await firestore.getAll(...months.map((month) => firestore.doc(`stats/${month}`)));
  return new Map(
    found.map((each) => [
      each.id,
      // An erasure may write a month that was never counted.
      { isCounted: each.get('groups') !== undefined, updateTime: each.updateTime },
    ]),
  );
}

async function lastRun(firestore: Firestore): Promise<number> {
  return readTime((await firestore.doc('stats/now').get()).get('at')) ?? 0;
}

function dueMonths(stored: ReadonlyMap<string, StoredMonth>, last: number, now: number): string[] {
  const from = monthBefore(monthOf(Math.min(last, now)));
  const again = monthBefore(monthOf(now));
  return [...stored].flatMap(([month, { isCounted }]) =>
    !isCounted || month >= from || month >= again ? [month] : [],
  );
}

async function countPeople(parts: Parts, months: readonly string[], writes: boolean) {
  const { firestore, domains, now } = parts;
  const counter = new PeopleCounter(months, domains, now);
  const erased = new Set((await firestore.collection('erased').select().get()).docs.map(({ id }) => id));
  let people = 0;
  for await (const page of pagesOf(firestore.collection('users').select(...COUNTED_FIELDS))) {
    const users = page.filter((user) => !erased.has(user.id) && user.get('usertype') !== 'introducer');
    const listings = await addPeople(firestore, counter, users);
    if (writes) await writeListings(parts, listings);
    people += users.length;
  }
  for await (const page of pagesOf(firestore.collection('invitations').select(...INVITATION_FIELDS))) {
    for (const each of page) {
      if ([each.get('introducerUid'), each.get('usedBy')].some((uid) => erased.has(uid))) continue;
      counter.addInvitation(parseInvitation(each.id, each.data()));
    }
  }
  return { counter, people };
}

/** Reads what else is counted of these people. @returns their listings, by uid */
export async function addPeople(
  firestore: Firestore,
  counter: PeopleCounter,
  users: readonly DocumentSnapshot[],
): Promise<Map<string, Listing>> {
  const ids = users.map(({ id }) => id);
  const [progress, documents, checks] = await Promise.all([
    recordsOf(firestore, 'progress', ids, PROGRESS_FIELDS),
    recordsOf(firestore, 'documents', ids, DOCUMENT_FIELDS),
    recordsOf(firestore, 'checks', ids, ['due']),
  ]);
  const listings = new Map<string, Listing>();
  for (const user of users) {
    const record = parseUserRecord(user.id, user.data());
    const shown = progress.get(user.id) ?? { forms: record.forms, decision: record.approval };
    const listing = counter.addPerson({
      record,
      createdAt: user.createTime?.toMillis(),
      progress: parseProgressRecord(user.id, shown),
      documents: parseDocumentsRecord(documents.get(user.id)),
      checkDue: readText(checks.get(user.id)?.due),
    });
    if (listing) listings.set(user.id, listing);
  }
  return listings;
}

/** Writes those that changed. A person who was erased meanwhile gets none: the transaction reads the tombstones. */
async function writeListings(
  { firestore, hasWorkers }: Parts,
  listings: ReadonlyMap<string, Listing>,
): Promise<void> {
  const stored = await recordsOf(firestore, 'counted', [...listings.keys()], LISTING_FIELDS);
  const changed = [...listings].flatMap(([uid, listing]) => {
    const figures = listing.figures.filter((figure) => hasWorkers || !isWorkFigure(figure));
    const next = { ...listing, figures };
    return canonicalJson(next) === canonicalJson(parseListing(stored.get(uid)) ?? null)
      ? []
      : [{ uid, next }];
  });
  if (changed.length === 0) return;
  await firestore.runTransaction(async (transaction) => {
    const stones = await transaction.getAll(...changed.map(({ uid }) => firestore.doc(`erased/${uid}`)));
    for (const [index, { uid, next }] of changed.entries()) {
      if (!stones[index]?.exists) transaction.set(firestore.doc(`counted/${uid}`), next);
    }
  });
}

async function recordsOf(
  firestore: Firestore,
  collection: string,
  ids: readonly string[],
  fields: string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map();
  const references = ids.map((id) => firestore.doc(`${collection}/${id}`));
  const found = await firestore.getAll(...references, { fieldMask: fields });
  return new Map(found.flatMap((each) => (each.exists ? [[each.id, each.data() ?? {}]] : [])));
}

/** @returns false when the month was written since `updateTime` */
function writeMonth(
  { firestore, hasWorkers }: Parts,
  month: string,
  stats: MonthStats,
  updateTime: Timestamp | undefined,
): Promise<boolean> {
  const reference = firestore.doc(`stats/${month}`);
  const kept = (part: MonthStats) => ({ ...part, ...(!hasWorkers && { workers: {} }) });
  return firestore.runTransaction(async (transaction) => {
    const before = await transaction.get(reference);
    if (before.updateTime?.valueOf() !== updateTime?.valueOf()) return false;
    const erased = sumOf([before.get('erased'), before.get('leftOut')].map(parseMonthStats));
    transaction.set(reference, { ...kept(stats), erased: kept(erased) });
    return true;
  });
}

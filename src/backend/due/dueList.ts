import {
  collection,
  documentId,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { ComingView } from '../../domain/due/dueAddress.ts';
import { renewalStage } from '../../domain/due/dueClass.ts';
import {
  CERTIFICATE_DAYS,
  comingLines,
  type DueChecks,
  type DueLine,
  type DuePerson,
  type DueTaxes,
  dueLines,
} from '../../domain/due/dueLines.ts';
import { EXPIRY_DAYS } from '../../domain/due/expiries.ts';
import { renewalYear } from '../../domain/due/letterYears.ts';
import { listedAs } from '../../domain/insights/listing.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import { readText } from '../../domain/records/read.ts';
import { DATED_DOCUMENTS, type UserRecord } from '../../domain/records/records.ts';
import { parseTaxDetails } from '../../domain/records/taxes.ts';
import { dueKinds, parseCheckSummary } from '../../domain/review/checks.ts';
import { addDays, todayInIndia } from '../../domain/time/dates.ts';
import { docsOf, getDatabase } from '../firebase/firestore.ts';
import { countedIn } from '../insights/counted.ts';
import { dataOfMany, getNames, progress } from '../records/queries.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';

/** The most records that are read of each kind: exceptions, each kind of letter, documents, checks. */
export const MOST_DUE = 100;
/** An approver lists four users at a time (R2). */
const APPROVERS_PAGE = 4;

export interface DueList {
  lines: DueLine[];
  /** Whether the database has more records of one kind than MOST_DUE. */
  isCut: boolean;
}

const LETTERS = [
  { answer: 'isGSTApplicable', letter: 'nongst' },
  { answer: 'isEinvoicingApplicable', letter: 'einvoicing' },
] as const;

/** @param isReviewer checks are for reviewers @throws AppError */
export function getDueList(isReviewer: boolean): Promise<DueList> {
  return orAppError(async () => {
    const now = serverNow();
    const pageSize = isReviewer ? MOST_DUE : APPROVERS_PAGE;
    const [exceptions, expiring, taxes, checks, ...letters] = await Promise.all([
      readExceptions(isReviewer),
      readExpiring(isReviewer, now),
      readTaxes(now),
      isReviewer ? readChecks(now) : [],
      ...LETTERS.map((each) => readLetters(each, pageSize, now)),
    ]);
    const found = new Map(letters.flat().map((record) => [record.uid, record]));
    return {
      lines: dueLines({ exceptions, letters: [...found.values()], expiring, taxes, checks }, now),
      isCut: [exceptions, expiring, checks, ...letters].some(({ length }) => length >= MOST_DUE),
    };
  });
}

/** Three reads for each person, because progress has neither the fields of forms nor documents. */
async function readExceptions(isReviewer: boolean): Promise<DuePerson[]> {
  const docs = await docsOf(query(progress(), where('forms.status', '==', 5), limit(MOST_DUE)));
  return readPeople(
    docs.map(({ id }) => id),
    isReviewer,
  );
}

async function readPeople(uids: readonly string[], isReviewer: boolean): Promise<DuePerson[]> {
  const [users, documents] = await Promise.all([
    dataOfMany('users', uids, isReviewer ? undefined : APPROVERS_PAGE),
    dataOfMany('documents', uids),
  ]);
  return uids.map((uid) => ({
    record: parseUserRecord(uid, users.get(uid)),
    documents: parseDocumentsRecord(documents.get(uid)),
  }));
}

/** People with a document that ends within 30 days or has ended, the earliest last day first. */
async function readExpiring(isReviewer: boolean, now: number): Promise<DuePerson[]> {
  const last = addDays(todayInIndia(new Date(now)), EXPIRY_DAYS);
  const ending = DATED_DOCUMENTS.map((key) =>
    query(
      collection(getDatabase(), 'documents'),
      where(`${key}Until`, '>', ''),
      where(`${key}Until`, '<=', last),
      limit(MOST_DUE),
    ),
  );
  const found = (await Promise.all(ending.map(docsOf))).flat();
  return readPeople([...new Set(found.map(({ id }) => id))], isReviewer);
}

/** Letters that were signed before the year that is due, the oldest first. */
async function readLetters(
  { answer, letter }: (typeof LETTERS)[number],
  pageSize: number,
  now: number,
): Promise<UserRecord[]> {
  const users = collection(getDatabase(), 'users');
  const date = `${letter}.date`;
  const due = query(
    users,
    where('forms.approved', '==', true),
    where(answer, '==', 'no'),
    where(date, '>', ''),
    where(date, '<', `${renewalYear(now).slice(0, 4)}-04-01`),
    orderBy(date),
    orderBy(documentId()),
    limit(pageSize),
  );
  const found: QueryDocumentSnapshot[] = [];
  let isMore = true;
  while (isMore && found.length < MOST_DUE) {
    const last = found.at(-1);
    const docs = await docsOf(last ? query(due, startAfter(last)) : due);
    found.push(...docs);
    isMore = docs.length === pageSize;
  }
  return found.map((each) => parseUserRecord(each.id, each.data()));
}

/** People with a check that is due again, as in the queue, due longest first. */
async function readChecks(now: number): Promise<DueChecks[]> {
  const today = todayInIndia(new Date(now));
  const due = query(
    collection(getDatabase(), 'checks'),
    where('due', '<=', today),
    orderBy('due'),
    limit(MOST_DUE),
  );
  const found = (await docsOf(due)).map((each) => ({
    uid: each.id,
    summary: parseCheckSummary(each.data()),
  }));
  const names = await getNames(found.map(({ uid }) => uid).join());
  return found.map(({ uid, summary }) => ({
    uid,
    name: names.get(uid) || uid,
    kinds: dueKinds(summary, today),
    day: summary.due,
  }));
}

/**
 * Vendors with a certificate that ends, and from 15 March until May those with an enterprise class of an earlier year.
 */
async function readTaxes(now: number): Promise<DueTaxes[]> {
  const today = todayInIndia(new Date(now));
  const all = collection(getDatabase(), 'taxes');
  const until = 'lowerDeduction.until';
  const due = [
    query(
      all,
      where(until, '>=', addDays(today, -CERTIFICATE_DAYS)),
      where(until, '<=', addDays(today, CERTIFICATE_DAYS)),
      limit(MOST_DUE),
    ),
    ...(renewalStage(now) > 0
      ? [query(all, where('year', '>', ''), where('year', '<', renewalYear(now)), limit(MOST_DUE))]
      : []),
  ];
  const found = (await Promise.all(due.map(docsOf))).flat();
  const vendors = new Map(found.map((each) => [each.id, parseTaxDetails(each.data())]));
  const names = await getNames([...vendors.keys()].join());
  return [...vendors].flatMap(([uid, taxes]) => (taxes ? [{ uid, name: names.get(uid) || uid, taxes }] : []));
}

/** Documents, letters, exceptions and checks that end within some weeks, of the people whom the figure counts; three reads for each, or four for checks, which reviewers read. */
export function getComing(view: ComingView, isReviewer: boolean): Promise<DueList> {
  return orAppError(async () => {
    const { what, group } = view;
    const docs = await docsOf(query(countedIn(view, [listedAs(`ends.${what}`, group)]), limit(MOST_DUE)));
    const uids = docs.map(({ id }) => id);
    const [people, checks] = await Promise.all([
      readPeople(uids, isReviewer),
      what === 'checks' ? dataOfMany('checks', uids) : new Map<string, { due?: unknown }>(),
    ]);
    const lines = comingLines(
      people.map((person) => ({ ...person, checkDue: readText(checks.get(person.record.uid)?.due) })),
      view,
      serverNow(),
    );
    return { lines, isCut: docs.length >= MOST_DUE };
  });
}

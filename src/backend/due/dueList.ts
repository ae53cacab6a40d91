import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { orAppError } from '../../domain/appError.ts';
import {
  CERTIFICATE_DAYS,
  type DueLine,
  type DuePerson,
  type DueTaxes,
  dueLines,
  renewalStage,
} from '../../domain/due/dueList.ts';
import { renewalYear } from '../../domain/due/letterYears.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { parseTaxDetails } from '../../domain/records/taxes.ts';
import { addDays, todayInIndia } from '../../domain/time/dates.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { getNames, progress } from '../records/queries.ts';
import { serverNow } from '../records/serverTime.ts';

/** Of exceptions, and of each kind of letter. */
export const MOST_DUE = 100;

interface DueList {
  lines: DueLine[];
  /** Whether there are more exceptions, or letters of one kind, than are read. */
  isCut: boolean;
}

const LETTERS = [
  { answer: 'isGSTApplicable', letter: 'nongst' },
  { answer: 'isEinvoicingApplicable', letter: 'einvoicing' },
] as const;

/** @param ofLetters false for approvers, who list no users records (R2) @throws AppError */
export function getDueList(ofLetters: boolean): Promise<DueList> {
  return orAppError(async () => {
    const now = serverNow();
    const [exceptions, taxes, ...letters] = await Promise.all([
      readExceptions(),
      readTaxes(now),
      ...(ofLetters ? LETTERS.map((each) => readLetters(each, now)) : []),
    ]);
    const found = new Map(letters.flat().map((record) => [record.uid, record]));
    return {
      lines: dueLines(exceptions, [...found.values()], taxes, now),
      isCut: [exceptions, ...letters].some(({ length }) => length === MOST_DUE),
    };
  });
}

/** Three reads for each: progress has neither forms' fields nor documents. */
async function readExceptions(): Promise<DuePerson[]> {
  const { docs } = await getDocs(query(progress(), where('forms.status', '==', 5), limit(MOST_DUE)));
  return Promise.all(
    docs.map(async ({ id }) => {
      const dataOf = async (name: string) => (await getDoc(doc(getDatabase(), name, id))).data();
      const [user, documents] = await Promise.all(['users', 'documents'].map(dataOf));
      return { record: parseUserRecord(id, user), documents: parseDocumentsRecord(documents) };
    }),
  );
}

/** Letters that were signed before the year that is due, the oldest first. */
async function readLetters({ answer, letter }: (typeof LETTERS)[number], now: number): Promise<UserRecord[]> {
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
    limit(MOST_DUE),
  );
  return (await getDocs(due)).docs.map((each) => parseUserRecord(each.id, each.data()));
}

/** Vendors with a certificate that ends, and from 15 March until May those with an enterprise class of an earlier year. */
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
  const found = (await Promise.all(due.map((each) => getDocs(each)))).flatMap(({ docs }) => docs);
  const vendors = new Map(found.map((each) => [each.id, parseTaxDetails(each.data())]));
  const names = await getNames([...vendors.keys()].join());
  return [...vendors].flatMap(([uid, taxes]) => (taxes ? [{ uid, name: names.get(uid) || uid, taxes }] : []));
}

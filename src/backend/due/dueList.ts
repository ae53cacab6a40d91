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
import { type DueLine, type DuePerson, dueLines } from '../../domain/due/dueList.ts';
import { renewalYear } from '../../domain/due/letterYears.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { progress } from '../records/queries.ts';
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
    const [exceptions, ...letters] = await Promise.all([
      readExceptions(),
      ...(ofLetters ? LETTERS.map((each) => readLetters(each, now)) : []),
    ]);
    const found = new Map(letters.flat().map((record) => [record.uid, record]));
    return {
      lines: dueLines(exceptions, [...found.values()], now),
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

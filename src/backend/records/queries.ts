import {
  collection,
  type DocumentData,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { parseProgressRecord } from '../../domain/records/parseRecord.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';

/** Firestore's limit for one `in`. */
const MOST = 30;

export function inPages<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / MOST) }, (_, page) =>
    values.slice(page * MOST, (page + 1) * MOST),
  );
}

/** What one collection stores of a person; undefined without a record. */
export async function dataOf(collection: string, uid: string): Promise<DocumentData | undefined> {
  return (await getDoc(doc(getDatabase(), collection, uid))).data();
}

export function progress(): Query {
  return collection(getDatabase(), 'progress');
}

export function readPerson(document: QueryDocumentSnapshot): ProgressRecord {
  return parseProgressRecord(document.id, document.data());
}

export async function getPeople(people: Query): Promise<ProgressRecord[]> {
  return (await getDocs(people)).docs.map(readPerson);
}

/** @param uids joined by commas @returns the names, by uid */
export function getNames(uids: string): Promise<Map<string, string>> {
  return orAppError(async () => {
    const pages = inPages(uids.split(',').filter(Boolean));
    const people = pages.map((page) => getPeople(query(progress(), where(documentId(), 'in', page))));
    return new Map((await Promise.all(people)).flat().map(({ uid, name }) => [uid, name]));
  });
}

/** For staff, an approver for four at a time (R2): progress, which introducers read, has no such numbers (R13). */
export async function uidsWith(field: string, values: readonly string[], most: number): Promise<string[]> {
  const users = collection(getDatabase(), 'users');
  const { docs } = await getDocs(query(users, where(field, 'in', values), limit(most)));
  return docs.map(({ id }) => id);
}

import {
  collection,
  type DocumentData,
  doc,
  documentId,
  getDoc,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { parseProgressRecord } from '../../domain/records/parseRecord.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { docsOf, getDatabase } from '../firebase/firestore.ts';
import { orAppError, unlessBlocked } from '../unreachable.ts';

/** Firestore's limit for one `in`. */
const MOST = 30;

export function inPages<T>(values: readonly T[], most = MOST): T[][] {
  return Array.from({ length: Math.ceil(values.length / most) }, (_, page) =>
    values.slice(page * most, (page + 1) * most),
  );
}

/** The person's record in one collection; undefined when there is none. */
export async function dataOf(collection: string, uid: string): Promise<DocumentData | undefined> {
  return (await unlessBlocked('firestore', getDoc(doc(getDatabase(), collection, uid)))).data();
}

/**
 * The records of many people in one collection, by uid. One query for a page of them, because the database closes the connection
 * of a browser that asks for some 60 records one by one at once. @param most the records that the rules list at once
 */
export async function dataOfMany(
  name: string,
  uids: readonly string[],
  most = MOST,
): Promise<Map<string, DocumentData>> {
  const found = await Promise.all(
    inPages(uids, most).map((page) =>
      docsOf(query(collection(getDatabase(), name), where(documentId(), 'in', page), limit(most))),
    ),
  );
  return new Map(found.flat().map((each) => [each.id, each.data()]));
}

export function progress(): Query {
  return collection(getDatabase(), 'progress');
}

export function readPerson(document: QueryDocumentSnapshot): ProgressRecord {
  return parseProgressRecord(document.id, document.data());
}

export async function getPeople(people: Query): Promise<ProgressRecord[]> {
  return (await docsOf(people)).map(readPerson);
}

/** The progress of these people; those without a record are left out. */
export async function peopleWith(uids: readonly string[]): Promise<ProgressRecord[]> {
  const found = await dataOfMany('progress', uids);
  return [...found].map(([uid, data]) => parseProgressRecord(uid, data));
}

/** @param uids joined by commas @returns the names, by uid */
export function getNames(uids: string): Promise<Map<string, string>> {
  return orAppError(async () => {
    const people = await peopleWith(uids.split(',').filter(Boolean));
    return new Map(people.map(({ uid, name }) => [uid, name]));
  });
}

/** For staff, an approver for four at a time (R2): progress, which introducers read, has no such numbers (R13). */
export async function uidsWith(field: string, values: readonly string[], most: number): Promise<string[]> {
  const users = collection(getDatabase(), 'users');
  const docs = await docsOf(query(users, where(field, 'in', values), limit(most)));
  return docs.map(({ id }) => id);
}

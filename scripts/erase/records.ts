import { type DocumentReference, type Firestore, Timestamp } from '@google-cloud/firestore';
import { COLLECTION_LIST } from '../../src/domain/privacy/collections.ts';

/** Invitations are searched for the uid. */
const LEFT_ALONE = new Set(
  COLLECTION_LIST.filter(({ stays, hasOtherIds }) => stays || hasOtherIds).map(({ name }) => name),
);

/**
 * The person's record in each collection of the database, whether it exists or not. New collections are
 * included without being named here.
 */
export async function recordsOf(firestore: Firestore, uid: string): Promise<DocumentReference[]> {
  const collections = await firestore.listCollections();
  return collections.filter(({ id }) => !LEFT_ALONE.has(id)).map((collection) => collection.doc(uid));
}

/** The existing records at and below a place, also below a record that does not exist. */
export async function recordsBelow(
  place: DocumentReference,
): Promise<{ path: string; fields: Record<string, unknown> }[]> {
  const [record, collections] = await Promise.all([place.get(), place.listCollections()]);
  const own = record.exists ? [{ path: place.path, fields: record.data() ?? {} }] : [];
  const below = await Promise.all(
    collections.map(async (collection) => {
      const places = await collection.listDocuments();
      return Promise.all(places.map(recordsBelow));
    }),
  );
  return [...own, ...below.flat(2)];
}

/** Fields with the time of an event, in epoch milliseconds. */
const TIME_FIELD = /^(at|since|timestamp|[a-z]+At)$/;

/** The last event in a record that is not after `now`; 0 without one. */
export function lastEventIn(value: unknown, now: number): number {
  if (value instanceof Timestamp) return upTo(now, value.toMillis());
  if (Array.isArray(value)) return Math.max(0, ...value.map((item) => lastEventIn(item, now)));
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(
    0,
    ...Object.entries(value).map(([name, field]) =>
      typeof field === 'number' ? (TIME_FIELD.test(name) ? upTo(now, field) : 0) : lastEventIn(field, now),
    ),
  );
}

function upTo(now: number, time: number): number {
  return time <= now ? time : 0;
}

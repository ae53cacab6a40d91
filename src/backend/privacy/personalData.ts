import { collection, doc, getDocFromServer, Timestamp } from 'firebase/firestore';
import { ownPlaces } from '../../domain/privacy/collections.ts';
import type { StoredRecords } from '../../domain/privacy/personalFiles.ts';
import { isMap, type Raw } from '../../domain/records/read.ts';
import { docsOf, getDatabase } from '../firebase/firestore.ts';
import { orAppError, unlessBlocked } from '../unreachable.ts';

/** Everything that the rules let a person read of the own data. @throws AppError; one missing part fails all */
export function readPersonalData(uid: string): Promise<StoredRecords> {
  return orAppError(async () => {
    const parts = await Promise.all(
      ownPlaces(uid).map((place) => (isRecord(place) ? readOne : readAll)(place)),
    );
    return Object.fromEntries(parts.flat());
  });
}

/** A path with an even number of parts is a record, otherwise a collection. */
function isRecord(place: string): boolean {
  return place.split('/').length % 2 === 0;
}

type Entry = [path: string, data: Raw];

async function readOne(path: string): Promise<Entry[]> {
  const found = await unlessBlocked('firestore', getDocFromServer(doc(getDatabase(), path)));
  const data = found.data();
  return data ? [[path, plain(data) as Raw]] : [];
}

async function readAll(path: string): Promise<Entry[]> {
  const docs = await docsOf(collection(getDatabase(), path));
  return docs.map((each) => [`${path}/${each.id}`, plain(each.data()) as Raw]);
}

/** Converts timestamps of the server, because JSON has none. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  return isMap(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]))
    : value;
}

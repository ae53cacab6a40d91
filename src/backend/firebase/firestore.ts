import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getCountFromServer,
  getDocsFromServer,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase/firestore';
import { getEnv } from '../../config/env.ts';
import { failOnUnreadableAnswers } from '../patches/unreadableAnswers.ts';
import { unlessBlocked } from '../unreachable.ts';
import { getFirebaseApp, splitAddress } from './app.ts';

/** The SDK's default, in bytes. In memory only, because the records are personal. */
const FIRESTORE_CACHE_BYTES = 41_943_040;

failOnUnreadableAnswers();

export function openFirestore(app: FirebaseApp): Firestore {
  const opened = initializeFirestore(app, {
    localCache: memoryLocalCache({
      garbageCollector: memoryLruGarbageCollector({ cacheSizeBytes: FIRESTORE_CACHE_BYTES }),
    }),
  });
  const { emulators } = getEnv();
  // As in auth.ts: excluded from a build without emulators.
  if (import.meta.env.VITE_USE_EMULATORS && emulators) {
    connectFirestoreEmulator(opened, ...splitAddress(emulators.firestore));
  }
  return opened;
}

let firestore: Firestore | null = null;

export function getDatabase(): Firestore {
  firestore ??= openFirestore(getFirebaseApp());
  return firestore;
}

/** The SDK would wait 15 s for an answer. */
export async function countOf(query: Query): Promise<number> {
  return (await unlessBlocked('firestore', getCountFromServer(query))).data().count;
}

/** The found records. While the database cannot be reached, the SDK's `getDocs` would find none. */
export async function docsOf(query: Query): Promise<QueryDocumentSnapshot[]> {
  return (await unlessBlocked('firestore', getDocsFromServer(query))).docs;
}

/** Milliseconds of a time that the server set; undefined for any other value. */
export function timeOf(value: unknown): number | undefined {
  return value instanceof Timestamp ? value.toMillis() : undefined;
}

import type { CollectionReference, DocumentReference, Firestore } from '@google-cloud/firestore';
import { passesVerhoeff } from '../../src/domain/validators/aadhar.ts';

/** Every record of a database by its path, also below records that do not exist. */
export async function exportedRecords(firestore: Firestore): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>();
  for (const collection of await firestore.listCollections()) await readAll(collection, all);
  return all;
}

async function readAll(collection: CollectionReference, all: Map<string, unknown>): Promise<void> {
  for (const place of await collection.listDocuments()) await readRecord(place, all);
}

async function readRecord(place: DocumentReference, all: Map<string, unknown>): Promise<void> {
  const record = await place.get();
  if (record.exists) all.set(place.path, record.data());
  for (const collection of await place.listCollections()) await readAll(collection, all);
}

/**
 * Aadhar numbers in an export: twelve digits, with blanks or hyphens between them, that pass the check. Digits
 * beside letters are parts of hashes and tokens.
 */
export function aadharNumbersIn(exported: Iterable<unknown>): string[] {
  const text = JSON.stringify([...exported]);
  const found = [...text.matchAll(/(?<![\da-z])\d{4}[ -]?\d{4}[ -]?\d{4}(?![\da-z])/gi)];
  return found.map(([each]) => each.replaceAll(/\D/g, '')).filter(passesVerhoeff);
}

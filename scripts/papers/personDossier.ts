import { createHash } from 'node:crypto';
import { Timestamp } from '@google-cloud/firestore';
import { Zip, ZipPassThrough } from 'fflate';
import { StartError } from '../../dev/startError.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../src/domain/records/parseRecord.ts';
import {
  type Dossier,
  dossierFiles,
  type ManifestEntry,
  manifestOf,
} from '../../src/domain/signed/dossier.ts';
import { parseSignedCopy, type StoredCopy } from '../../src/domain/signed/signedCopy.ts';
import { folderOf } from '../erase/person.ts';
import type { Project } from '../project.ts';

type Source = Pick<Project, 'firestore' | 'bucket'>;

/** @throws StartError when there is no such person */
export async function dossierOf(project: Source, uid: string): Promise<Dossier> {
  const { firestore } = project;
  const [user, documents, copies] = await Promise.all([
    firestore.doc(`users/${uid}`).get(),
    firestore.doc(`documents/${uid}`).get(),
    storedCopies(project, uid),
  ]);
  if (!user.exists) throw new StartError(`No person has the uid ${uid}.`);
  return {
    record: parseUserRecord(uid, user.data()),
    documents: parseDocumentsRecord(documents.data()),
    copies: copies.map(({ copy }) => copy),
  };
}

/** The dossier with every stored file, as it is read: the reader decides how much is in memory. */
export async function* zipOf(project: Source, dossier: Dossier, now: number): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else written.push(chunk);
  });
  const entries: ManifestEntry[] = [];

  async function* add(name: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      entry.push(chunk);
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
    entries.push({ name, bytes, sha256: hash.digest('hex') });
  }

  function* taken() {
    if (failure) throw failure;
    yield* written.splice(0);
  }

  for (const [name, text] of dossierFiles(dossier)) yield* add(name, [Buffer.from(text)]);
  const folder = folderOf(dossier.record.uid);
  const [files] = await project.bucket.getFiles({ prefix: folder });
  for (const file of files) {
    yield* add(
      `files/${file.name.slice(folder.length)}`,
      file.createReadStream() as AsyncIterable<Uint8Array>,
    );
  }
  yield* add('manifest.json', [Buffer.from(manifestOf(dossier.record, entries, now))]);
  zip.end();
  yield* taken();
}

/** The signed copies of a person with their ids, oldest first. */
export async function storedCopies(
  { firestore }: Pick<Project, 'firestore'>,
  uid: string,
): Promise<{ id: string; copy: StoredCopy }[]> {
  const { docs } = await firestore.collection(`papers/${uid}/items`).get();
  return docs
    .flatMap((document) => {
      const data = document.data();
      const { storedAt } = data;
      const copy = parseSignedCopy(data, storedAt instanceof Timestamp ? storedAt.toMillis() : 0);
      return copy ? [{ id: document.id, copy }] : [];
    })
    .toSorted((one, other) => one.copy.storedAt - other.copy.storedAt || one.id.localeCompare(other.id));
}

import type { Transaction } from '@google-cloud/firestore';
import { pagesOf } from '../../mail-service/remind/database.ts';
import type { AadharMode } from '../../src/config/portal.ts';
import { keptBy } from '../../src/domain/validators/aadhar.ts';
import type { Project } from '../project.ts';
import { countOf } from './erase.ts';
import { recordsBelow, recordsOf } from './records.ts';

interface Surroundings {
  mode: AadharMode;
  yes: boolean;
  print: (line: string) => void;
}

/**
 * Reduces the Aadhar numbers in all records of people to what the mode stores, at any depth and in drafts.
 * The records of one person change together, because snapshots are compared with the users record.
 * @returns the number of errors
 */
export async function redactAadhar(
  { firestore }: Pick<Project, 'firestore'>,
  { mode, yes, print }: Surroundings,
): Promise<number> {
  if (mode === 'full') {
    print('privacy.aadhar in portal.config.json is full: whole numbers are stored. Nothing was changed.');
    return 0;
  }
  let people = 0;
  let records = 0;
  let errors = 0;
  for (const uid of await peopleIn(firestore)) {
    try {
      const found = await firestore.runTransaction((transaction) =>
        redactPerson(firestore, transaction, { uid, mode, yes }),
      );
      if (found === 0) continue;
      people += 1;
      records += found;
      print(`${uid}: ${countOf(found, 'record')}`);
    } catch (error) {
      errors += 1;
      print(`${uid}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const total = `${countOf(records, 'record')} of ${countOf(people, 'person', 'people')}`;
  if (records === 0) print(`No record holds more than the mode ${mode} stores.`);
  else
    print(
      yes ? `Reduced ${total}.` : `${total} hold more than the mode ${mode} stores. Add --yes to reduce.`,
    );
  return errors;
}

/** Drafts can be older than the users record of an interrupted registration. */
async function peopleIn(firestore: Project['firestore']): Promise<Set<string>> {
  const uids = new Set((await firestore.collection('drafts').listDocuments()).map(({ id }) => id));
  for await (const page of pagesOf(firestore.collection('users').select())) {
    for (const { id } of page) uids.add(id);
  }
  return uids;
}

/** @returns how many records hold more than the mode stores */
async function redactPerson(
  firestore: Project['firestore'],
  transaction: Transaction,
  { uid, mode, yes }: { uid: string; mode: AadharMode; yes: boolean },
): Promise<number> {
  const places = await recordsOf(firestore, uid);
  const paths = (await Promise.all(places.map(recordsBelow))).flat().map(({ path }) => path);
  if (paths.length === 0) return 0;
  const records = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  const changed = records.flatMap((record) => {
    const fields = record.data();
    const reduced = withKept(fields, mode);
    return fields && JSON.stringify(reduced) !== JSON.stringify(fields)
      ? [{ ref: record.ref, fields: reduced as Record<string, unknown> }]
      : [];
  });
  if (yes) for (const { ref, fields } of changed) transaction.set(ref, fields);
  return changed.length;
}

/** The value with each `aadharcard` in it reduced; a draft stores its fields as JSON. */
function withKept(value: unknown, mode: AadharMode): unknown {
  if (Array.isArray(value)) return value.map((item) => withKept(item, mode));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'aadharcard' && typeof field === 'string' ? keptText(field, mode) : withKept(field, mode),
    ]),
  );
}

function keptText(text: string, mode: AadharMode): string {
  const kept = keptBy(mode, text);
  return text.startsWith('"') && kept !== '' ? JSON.stringify(kept) : kept;
}

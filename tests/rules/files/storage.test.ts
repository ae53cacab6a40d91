import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import { makeIntroducerRecord } from '../../support/factories.ts';
import { samplePng } from '../../support/sampleFiles.ts';
import { admin, givenTrainee, newUid, storageOf } from '../world.ts';

type Client = ReturnType<typeof storageOf>;

const PNG = samplePng(2, 2);

async function put(
  client: Client,
  path: string,
  bytes: Uint8Array = PNG.bytes,
  contentType = PNG.contentType,
): Promise<void> {
  await client.ref(path).put(bytes, { contentType });
}

async function remove(client: Client, path: string): Promise<void> {
  await client.ref(path).delete();
}

/** Stores a file past the rules. */
async function given(path: string): Promise<string> {
  await admin.storeFile({ path, ...PNG });
  return path;
}

const metadata = { contentType: PNG.contentType };

test('R14: accepts a file that is delivered inline, unencoded and privately', async () => {
  const { uid } = await givenTrainee();
  for (const more of [
    {},
    { contentEncoding: 'identity' },
    { contentDisposition: 'inline' },
    { contentDisposition: "inline; filename*=utf-8''card.png" },
    { cacheControl: 'private, max-age=0' },
    { cacheControl: 'no-store' },
  ]) {
    const file = storageOf(uid).ref(`vendors/${uid}/${newUid()}`);
    await assertSucceeds(Promise.resolve(file.put(PNG.bytes, { ...metadata, ...more })));
  }
});

test.each([
  { contentEncoding: 'gzip' },
  { contentEncoding: 'br' },
  { contentDisposition: 'attachment' },
  { contentDisposition: 'attachment; filename="invoice.exe"' },
  { cacheControl: 'public, max-age=31536000' },
  { cacheControl: 'private, public' },
  { cacheControl: 'private, Public' },
  { cacheControl: 's-maxage=600' },
])('R14: denies a file with %o', async (more) => {
  const { uid } = await givenTrainee();
  const file = storageOf(uid).ref(`vendors/${uid}/signature`);
  await assertFails(Promise.resolve(file.put(PNG.bytes, { ...metadata, ...more })));
});

test('R1: an unknown path is denied', async () => {
  const { uid } = await givenTrainee();
  for (const path of [
    'other',
    `vendors/${uid}`,
    `vendors/${uid}/other/a`,
    `vendors/${uid}/documents/a/b`,
    `users/${uid}/a`,
  ]) {
    await assertFails(put(storageOf(uid), path));
  }
});

test('R14: a file needs a users record', async () => {
  const uid = newUid();
  await assertFails(put(storageOf(uid), `vendors/${uid}/signature`));
  await assertFails(put(storageOf(uid), `vendors/${uid}/documents/PANTANCard`));
});

test('R14: an introducer cannot store files', async () => {
  const uid = newUid();
  await admin.writeRecords([{ path: `users/${uid}`, data: { ...makeIntroducerRecord({ uid }) } }]);
  for (const name of ['signature', 'documents/PANTANCard', 'documents/cheque.png']) {
    const path = `vendors/${uid}/${name}`;
    await assertFails(put(storageOf(uid), path));
    await given(path);
    await assertFails(remove(storageOf(uid), path));
  }
});

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'application/pdf'])(
  'R14: %s is accepted',
  async (contentType) => {
    const { uid } = await givenTrainee();
    await assertSucceeds(put(storageOf(uid), `vendors/${uid}/documents/PANTANCard`, PNG.bytes, contentType));
  },
);

test.each([
  'image/svg+xml',
  'image/SVG+xml',
  'image/svg',
  'image/x+xml',
  'image/',
  'text/html',
  'application/octet-stream',
  'application/pdf; x=text/html',
  'image/png, text/html',
])('R14: %s is refused', async (contentType) => {
  const { uid } = await givenTrainee();
  await assertFails(put(storageOf(uid), `vendors/${uid}/documents/PANTANCard`, PNG.bytes, contentType));
  await assertFails(put(storageOf(uid), `vendors/${uid}/signature`, PNG.bytes, contentType));
});

test('R14: a file is not empty and has at most 20 MiB', async () => {
  const { uid } = await givenTrainee();
  const path = `vendors/${uid}/documents/cheque.pdf`;
  await assertFails(put(storageOf(uid), path, new Uint8Array(20 * 1024 * 1024 + 1), 'application/pdf'));
  await assertFails(put(storageOf(uid), path, new Uint8Array(), 'application/pdf'));
  for (const size of [1, 20 * 1024 * 1024])
    await assertSucceeds(put(storageOf(uid), path, new Uint8Array(size), 'application/pdf'));
});

test.each([-1, 0, 1, 2, 3] as const)(
  'R11: the cheque is changed only while the bank form is open (%i)',
  async (bankdetails) => {
    const { uid } = await givenTrainee({ forms: { bankdetails, status: 1 } });
    const path = await given(`vendors/${uid}/documents/cheque.png`);
    const assert = bankdetails < 1 ? assertSucceeds : assertFails;
    await assert(put(storageOf(uid), path));
    await assert(put(storageOf(uid), `vendors/${uid}/documents/other.png`));
    await assert(remove(storageOf(uid), path));
  },
);

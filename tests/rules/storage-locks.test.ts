import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import { FORM_KEYS } from '../../src/domain/forms/registry.ts';
import { samplePng } from '../support/sampleFiles.ts';
import { admin, givenTrainee, newUid, storageOf, storageSignedOut } from './world.ts';

const PNG = samplePng(2, 2);
const KEYS = ['CompanyCertificate', 'GSTCertificate', 'PANTANCard'];

function put(uid: string, name: string, client = storageOf(uid)): Promise<unknown> {
  return Promise.resolve(
    client.ref(`vendors/${uid}/${name}`).put(PNG.bytes, { contentType: PNG.contentType }),
  );
}

function remove(uid: string, name: string, client = storageOf(uid)): Promise<void> {
  return client.ref(`vendors/${uid}/${name}`).delete();
}

function getLink(uid: string, name: string, client: ReturnType<typeof storageOf>): Promise<string> {
  return client.ref(`vendors/${uid}/${name}`).getDownloadURL();
}

function store(uid: string, name: string): Promise<string> {
  return admin.storeFile({ path: `vendors/${uid}/${name}`, ...PNG });
}

test.each(FORM_KEYS)(
  'R5: the signature is open while %s is submitted, and locked once it is validated',
  async (key) => {
    const open = await givenTrainee({ forms: { [key]: 1 } });
    await assertSucceeds(put(open.uid, 'signature'));
    await assertSucceeds(remove(open.uid, 'signature'));
    const locked = await givenTrainee({ forms: { [key]: 2 } });
    await store(locked.uid, 'signature');
    await assertFails(put(locked.uid, 'signature'));
    await assertFails(remove(locked.uid, 'signature'));
  },
);

test('R14: nobody else removes or replaces a signature', async () => {
  const { uid } = await givenTrainee();
  await store(uid, 'signature');
  const others = [
    storageOf(newUid()),
    storageOf(newUid(), { reviewer: true }),
    storageOf(newUid(), { approver: true }),
    storageSignedOut(),
  ];
  for (const client of others) {
    await assertFails(put(uid, 'signature', client));
    await assertFails(remove(uid, 'signature', client));
    await assertFails(remove(uid, 'documents/PANTANCard', client));
  }
});

test('R14: a claim that is not true reads nothing', async () => {
  const { uid } = await givenTrainee();
  await store(uid, 'signature');
  for (const claims of [{ reviewer: 'yes' as never }, { approver: 'yes' as never }, { reviewer: false }])
    await assertFails(storageOf(newUid(), claims).ref(`vendors/${uid}/signature`).getDownloadURL());
});

test.each(KEYS)('R11: %s follows the overall status, not the bank form', async (key) => {
  const pending = await givenTrainee({ forms: { bankdetails: 2 } });
  await assertSucceeds(put(pending.uid, `documents/${key}`));
  const decided = await givenTrainee({ forms: { status: 2 } });
  await store(decided.uid, `documents/${key}`);
  await assertFails(put(decided.uid, `documents/${key}`));
  await assertFails(remove(decided.uid, `documents/${key}`));
});

test('R11: a row of which only a flag is stored is added at status 1', async () => {
  const { uid } = await givenTrainee({ forms: { status: 1 } }, { PANTANCard: false });
  await assertSucceeds(put(uid, 'documents/PANTANCard'));
  await assertSucceeds(remove(uid, 'documents/PANTANCard'));
});

test.each(['signature', 'documents/cheque.png'])(
  'R14: once the record was reviewed, %s stays as it is; another file is added',
  async (name) => {
    const { uid } = await givenTrainee();
    const client = storageOf(uid);
    await store(uid, name);
    await assertSucceeds(put(uid, name, client));
    await admin.writeRecords([{ path: `reviewed/${uid}`, data: {} }]);
    await assertFails(put(uid, name, client));
    await assertFails(remove(uid, name, client));
    await assertSucceeds(put(uid, name.replace('.png', ' 2.png').replace('signature', 'another'), client));
    await assertSucceeds(getLink(uid, name, client));
  },
);

test.each(KEYS)('R14: %s has one path, so it changes and goes after a review too', async (key) => {
  const { uid } = await givenTrainee();
  await store(uid, `documents/${key}`);
  await admin.writeRecords([{ path: `reviewed/${uid}`, data: {} }]);
  await assertSucceeds(put(uid, `documents/${key}`));
  await assertSucceeds(remove(uid, `documents/${key}`));
});

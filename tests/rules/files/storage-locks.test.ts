import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { FORM_KEYS, FORM_LIST } from '../../../src/domain/forms/registry.ts';
import { DOCUMENT_KEYS, type Query } from '../../../src/domain/records/records.ts';
import { samplePng } from '../../support/sampleFiles.ts';
import { queries } from '../users/ownerWrites.ts';
import { admin, dayOf, givenTrainee, linkOf, newUid, storageOf } from '../world.ts';

const PNG = samplePng(2, 2);

function put(uid: string, name: string, client = storageOf(uid)): Promise<unknown> {
  return Promise.resolve(
    client.ref(`vendors/${uid}/${name}`).put(PNG.bytes, { contentType: PNG.contentType }),
  );
}

function remove(uid: string, name: string, client = storageOf(uid)): Promise<void> {
  return client.ref(`vendors/${uid}/${name}`).delete();
}

function store(uid: string, name: string): Promise<string> {
  return admin.storeFile({ path: `vendors/${uid}/${name}`, ...PNG });
}

test.each(FORM_KEYS)(
  'R5: a signature may be added while %s is submitted, and no longer once it is validated',
  async (key) => {
    const open = await givenTrainee({ forms: { [key]: 1 } });
    await assertSucceeds(put(open.uid, 'signature'));
    const locked = await givenTrainee({ forms: { [key]: 2 } });
    await assertFails(put(locked.uid, 'signature'));
    await store(locked.uid, 'signature');
    await assertFails(remove(locked.uid, 'signature'));
  },
);

describe('what a signed copy may name', { tags: ['copy-stored'] }, () => {
  const query = { title: 'Which branch?', timestamp: 1, status: 1, by: 'reviewer' } as const;

  test.each([1, 2, 3] as const)('R5: a record at overall status %i takes no signature', async (status) => {
    const { uid } = await givenTrainee({ forms: { status } });
    await assertFails(put(uid, 'signature'));
  });

  test('R19: a signature changes before the first submission', async () => {
    const { uid } = await givenTrainee({ queries: { general: [query] } as never });
    await store(uid, 'signature');
    await assertSucceeds(put(uid, 'signature'));
    await assertSucceeds(remove(uid, 'signature'));
  });

  test.each(FORM_LIST.map(({ key, category }) => [key, category] as const))(
    'R19: the signature stays once %s is submitted, or has a query about %s',
    async (key, category) => {
      for (const change of [
        { forms: { [key]: 1 } },
        { forms: { [key]: -1 } },
        { queries: { [category]: [query] } as never },
      ]) {
        const { uid } = await givenTrainee(change);
        await store(uid, 'signature');
        await assertFails(put(uid, 'signature'));
        await assertFails(remove(uid, 'signature'));
      }
    },
  );
});

describe('the SHA-256 of a file', { tags: ['file-hash'] }, () => {
  const HASH = 'ab'.repeat(32);
  const putWith = (uid: string, customMetadata?: Record<string, string>) =>
    Promise.resolve(
      storageOf(uid)
        .ref(`vendors/${uid}/${newUid()}`)
        .put(PNG.bytes, { contentType: PNG.contentType, ...(customMetadata && { customMetadata }) }),
    );

  test('R19: 64 lower-case hexadecimal digits, or none', async () => {
    const { uid } = await givenTrainee();
    await assertSucceeds(putWith(uid, { sha256: HASH }));
    await assertSucceeds(putWith(uid, { sha256: '' }));
    await assertSucceeds(putWith(uid, {}));
    await assertSucceeds(putWith(uid));
  });

  test.each<Record<string, string>>([
    { sha256: HASH.toUpperCase() },
    { sha256: HASH.slice(1) },
    { sha256: `${HASH}0` },
    { sha256: HASH, note: 'x' },
    { note: 'x' },
  ])('R19: denies a file with %o', async (metadata) => {
    const { uid } = await givenTrainee();
    await assertFails(putWith(uid, metadata));
  });
});

test.each(['signature', 'documents/PANTANCard', 'documents/cheque.png'])(
  'R14: %s of a record that was decided on without a review is kept',
  async (name) => {
    const approval = { action: 'deny', by: 'x', at: 1 } as const;
    const { uid } = await givenTrainee({ approval });
    await store(uid, name);
    await assertFails(put(uid, name));
    await assertFails(remove(uid, name));
    await assertSucceeds(put(uid, `${name}-1a2b3c4d`));
  },
);

test('R14, R23: a false claim and a role without a verified work address read nothing', async () => {
  const { uid } = await givenTrainee();
  await store(uid, 'signature');
  const role = { reviewer: true, approver: true };
  for (const claims of [
    { reviewer: 'yes' as never },
    { approver: 'yes' as never },
    { reviewer: false, email: 'asha@agency.example' },
    { ...role, email: 'asha@demo.example' },
    { ...role, verified: false },
  ])
    await assertFails(storageOf(newUid(), claims).ref(`vendors/${uid}/signature`).getDownloadURL());
});

test.each([
  ['PANTANCard', 1],
  ['PANTANCard-1a2b3c4d', 1],
  ['PANTANCard', 5],
] as const)(
  'R11, R21: %s at status %i can be added once, and no existing file changes',
  async (name, status) => {
    const { uid } = await givenTrainee({ forms: { status } }, { PANTANCard: true });
    await assertSucceeds(put(uid, `documents/${name}`));
    await assertFails(put(uid, `documents/${name}`));
    await assertFails(remove(uid, `documents/${name}`));
    await admin.writeRecords([{ path: `documents/${uid}`, data: { PANTANCard: linkOf(uid) } }]);
    await assertFails(put(uid, 'documents/PANTANCard-5e6f7a8b'));
    await assertSucceeds(put(uid, 'documents/GSTCertificate-5e6f7a8b'));
  },
);

test.each(['documents/PANTANCard', 'amendments/bank/1a2b3c4d-cheque.png'])(
  'R20, R21: %s is added until the last day of an exception, in India',
  async (name) => {
    const given = (approval: object, status: 4 | 5) =>
      givenTrainee({ forms: { status, approved: true }, approval } as never);
    const until = (days: number) => ({ action: 'acceptasexception', by: 'x', at: 1, until: dayOf(days) });
    await assertFails(put((await given(until(-1), 5)).uid, name));
    await assertSucceeds(put((await given(until(0), 5)).uid, name));
    if (name.startsWith('amendments')) await assertSucceeds(put((await given(until(-1), 4)).uid, name));
  },
);

test.each(DOCUMENT_KEYS)('R11, R14: a file of %s with a suffix has the lock of its row', async (key) => {
  const name = `documents/${key}-1a2b3c4d`;
  const pending = await givenTrainee({ forms: { bankdetails: 2 } });
  await assertSucceeds(put(pending.uid, name));
  await assertSucceeds(put(pending.uid, name));
  await assertSucceeds(remove(pending.uid, name));
  for (const status of [2, 3, 4] as const) {
    const decided = await givenTrainee({ forms: { status } });
    await assertFails(put(decided.uid, name));
    await store(decided.uid, name);
    await assertFails(put(decided.uid, name));
    await assertFails(remove(decided.uid, name));
  }
});

test.each([
  'PANTANCard-',
  'PANTANCard-1a2b3c4',
  'PANTANCard-1A2B3C4D',
  'PANTANCard-1a2b3c4d.png',
  'Card-1a2b3c4d',
])('R11: %s is no file of a row, but has the lock of the cheque', async (name) => {
  const { uid } = await givenTrainee({ forms: { bankdetails: 2 } });
  await assertFails(put(uid, `documents/${name}`));
  const open = await givenTrainee({ forms: { status: 1 } }, { PANTANCard: linkOf('x') });
  await assertSucceeds(put(open.uid, `documents/${name}`));
});

test.each([
  'signature',
  'documents/cheque.png',
  ...DOCUMENT_KEYS.flatMap((key) => [`documents/${key}`, `documents/${key}-1a2b3c4d`]),
])('R14: after a review %s cannot change; another file is added', async (name) => {
  const { uid } = await givenTrainee();
  const client = storageOf(uid);
  await store(uid, name);
  await assertSucceeds(put(uid, name, client));
  await admin.writeRecords([{ path: `reviewed/${uid}`, data: {} }]);
  await assertFails(put(uid, name, client));
  await assertFails(remove(uid, name, client));
  await assertSucceeds(put(uid, another(name), client));
});

/** The name of the file that replaces this one. */
function another(name: string): string {
  if (name === 'signature') return 'another';
  return name.endsWith('.png') ? name.replace('.png', ' 2.png') : `${name.split('-')[0]}-5e6f7a8b`;
}

test('R14, R20: the proof of a change is added by an approved person and stays', async () => {
  const proof = 'amendments/bank/1a2b3c4d-cheque.png';
  for (const status of [4, 5] as const) {
    const person = await givenTrainee({ forms: { status } });
    await assertSucceeds(put(person.uid, proof));
    await assertFails(put(person.uid, proof));
    await assertFails(remove(person.uid, proof));
    for (const kind of ['gst', 'document']) {
      await assertSucceeds(put(person.uid, `amendments/${kind}/1a2b3c4d-proof.pdf`));
    }
    for (const name of [
      'contact/1a2b3c4d-x.png',
      'bank/cheque.png',
      'bank/1a2b3c4d-',
      'bank/1a2b3c4d-x/y.png',
    ]) {
      await assertFails(put(person.uid, `amendments/${name}`));
    }
    const html = storageOf(person.uid).ref(`vendors/${person.uid}/amendments/bank/2a2b3c4d-x.html`);
    await assertFails(Promise.resolve(html.put(PNG.bytes, { contentType: 'text/html' })));
  }
  const pending = await givenTrainee({ forms: { status: 3 } });
  await assertFails(put(pending.uid, proof));
  const introducer = await givenTrainee({ usertype: 'introducer', forms: { status: 4 } });
  await assertFails(put(introducer.uid, proof));
});

// The rules have no loops: they contain each position of a list, so the test goes through all of them.
test.each(Array.from({ length: 20 }, (_, at) => at + 1))(
  'R5: the last of %i general queries unlocks the signature',
  async (count) => {
    const sign = async (last: Partial<Query>) => {
      const general = queries(count, last);
      const { uid } = await givenTrainee({ forms: { bankdetails: 2 }, queries: { general } as never });
      return put(uid, 'signature');
    };
    await assertSucceeds(sign({ status: 0, by: 'reviewer' }));
    await assertFails(sign({ status: 0, by: 'trainee' }));
    await assertFails(sign({ status: 1, by: 'reviewer' }));
  },
);

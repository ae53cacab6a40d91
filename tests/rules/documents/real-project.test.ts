import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, updateDoc } from 'firebase/firestore';
import { afterAll, test } from 'vitest';
import { createAdminApi } from '../../../dev/adminApi.ts';
import { makeUserRecord } from '../../support/factories.ts';
import { newUid } from '../world.ts';

// Links of a demo project go to this computer; those of other projects must not (R11).

const PROJECT = 'onboarding-live';
const environment = await initializeTestEnvironment({ projectId: PROJECT });
afterAll(() => environment.cleanup());

test('R11: outside a demo project no link goes to this computer', async () => {
  const uid = newUid();
  const [, port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  const admin = createAdminApi({ firestore: Number(port), auth: 0, storage: 0 }, PROJECT);
  await admin.writeRecords([{ path: `users/${uid}`, data: { ...makeUserRecord({ uid }) } }]);
  const db = environment.authenticatedContext(uid).firestore() as unknown as Firestore;
  const sign = (origin: string, project = PROJECT) =>
    updateDoc(doc(db, 'users', uid), {
      signImage: `${origin}/v0/b/${project}.appspot.com/o/vendors%2F${uid}%2Fa`,
    });
  await assertFails(sign('http://127.0.0.1:9199'));
  await assertFails(sign('http://localhost:9199'));
  await assertFails(sign('https://firebasestorage.googleapis.com', 'demo-onboarding'));
  await assertFails(sign('https://firebasestorage.googleapis.com:444'));
  await assertSucceeds(sign('https://firebasestorage.googleapis.com'));
  await assertSucceeds(sign('https://firebasestorage.googleapis.com:443'));
});

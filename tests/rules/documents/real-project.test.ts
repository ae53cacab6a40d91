import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, updateDoc } from 'firebase/firestore';
import { afterAll, test } from 'vitest';
import { encodeFields } from '../../support/encodeFields.ts';
import { makeUserRecord } from '../../support/factories.ts';
import { newUid } from '../world.ts';

// Links of a demo project go to this computer; those of other projects must not (R11).

const PROJECT = 'onboarding-live';
const environment = await initializeTestEnvironment({ projectId: PROJECT });
afterAll(() => environment.cleanup());

test('R11: outside a demo project no link goes to this computer', async () => {
  const uid = newUid();
  const name = `projects/${PROJECT}/databases/(default)/documents/users/${uid}`;
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents:commit`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        writes: [{ update: { name, fields: encodeFields({ ...makeUserRecord({ uid }) }) } }],
      }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
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

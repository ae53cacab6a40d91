import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { HOST, PROJECT_ID } from '../../../dev/project.ts';
import { loadRules } from '../../../packages/rules-proof/src/running/emulatorRules.ts';
import config from '../../../portal.config.json' with { type: 'json' };
import type { PortalConfig } from '../../../scripts/setup/configSchema.ts';
import { newConsent } from '../../../src/domain/privacy/consents.ts';
import { noticeVersion } from '../../../src/domain/privacy/notice.ts';
import { rulesFor } from '../../support/modeRules.ts';
import { startRulesEmulator } from '../../support/rulesEmulator.ts';
import { register } from '../privacy/registration.ts';

// A second emulator, because one emulator has one firestore.rules, and these are the rules of the mode `ask`.

setLogLevel('silent');

const PORTAL = config as PortalConfig;
const ASKING: PortalConfig = { ...PORTAL, privacy: { ...PORTAL.privacy, consent: 'ask' } };
const versionOf = ({ groupName, privacy }: PortalConfig) => noticeVersion({ groupName, ...privacy });
const VERSION = versionOf(ASKING);
const AGREED = { ...newConsent(ASKING.privacy), at: serverTimestamp() };

let port = 0;
let stop = async (): Promise<void> => undefined;

beforeAll(async () => {
  const emulator = await startRulesEmulator();
  Object.assign(process.env, emulator.environment);
  port = emulator.ports.firestore;
  stop = emulator.stop;
  await loadRules(PROJECT_ID, 'firestore.rules', rulesFor({ privacy: { consent: 'ask' } }));
}, 300_000);
afterAll(() => stop());

function newcomer() {
  const uid = `u${crypto.randomUUID().replaceAll('-', '').slice(0, 27)}`;
  const email = `${uid}@demo.example`;
  const db = getFirestore(initializeApp({ projectId: PROJECT_ID }, crypto.randomUUID()));
  connectFirestoreEmulator(db, HOST, port, { mockUserToken: { user_id: uid, email, email_verified: false } });
  return { uid, email, db };
}

const agree = ({ db, uid }: ReturnType<typeof newcomer>) =>
  setDoc(doc(db, 'consents', uid, 'events', VERSION), AGREED);

describe('a registration in the mode ask', { tags: ['notice-rules'] }, () => {
  test('R22: is taken with the agreement in the same write or before', async () => {
    await assertSucceeds(register(newcomer(), VERSION, AGREED));
    const person = newcomer();
    await assertSucceeds(agree(person));
    await assertSucceeds(register(person));
  });

  test('R22: is refused without the agreement, or with that of another person', async () => {
    await assertFails(register(newcomer()));
    await assertSucceeds(agree(newcomer()));
    await assertFails(register(newcomer()));
  });

  test('R22: is refused where the notice was only shown, or was another one', async () => {
    await assertFails(register(newcomer(), VERSION, { ...AGREED, kind: 'shown' }));
    await assertFails(register(newcomer(), versionOf(PORTAL), AGREED));
    await assertFails(register(newcomer(), versionOf(PORTAL), { ...AGREED, kind: 'shown' }));
  });

  test('R22: is refused with an agreement of a forged time', async () => {
    await assertFails(register(newcomer(), VERSION, { ...AGREED, at: new Date() }));
  });
});

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, test } from 'vitest';
import config from '../../../portal.config.json' with { type: 'json' };
import type { PortalConfig } from '../../../scripts/setup/configSchema.ts';
import { newConsent } from '../../../src/domain/privacy/consents.ts';
import { noticeVersion } from '../../../src/domain/privacy/notice.ts';
import { register } from '../privacy/registration.ts';
import type { Actor, Fields } from '../world.ts';
import { chooseRules, withOwnEmulator } from './ownEmulator.ts';

const PORTAL = config as PortalConfig;
const ASKING: PortalConfig = { ...PORTAL, privacy: { ...PORTAL.privacy, consent: 'ask' } };
const versionOf = ({ groupName, privacy }: PortalConfig) => noticeVersion({ groupName, ...privacy });
const VERSION = versionOf(ASKING);
const AGREED = { ...newConsent(ASKING.privacy), at: serverTimestamp() };

const world = withOwnEmulator();
beforeAll(() => chooseRules({ privacy: { consent: 'ask' } }));

const newcomer = async () => (await world()).signedIn({ verified: false });
const tried = async (version?: string, event?: Fields) => register(await newcomer(), version, event);

async function agree(): Promise<Actor> {
  const person = await newcomer();
  await assertSucceeds(setDoc(doc(person.db, 'consents', person.uid, 'events', VERSION), AGREED));
  return person;
}

describe('a registration in the mode ask', { tags: ['notice-ask'] }, () => {
  test('R22: a registration is accepted with the agreement in the same write or before', async () => {
    await assertSucceeds(tried(VERSION, AGREED));
    await assertSucceeds(register(await agree()));
  });

  test('R22: a registration is refused without the agreement, or with that of another person', async () => {
    await assertFails(tried());
    await agree();
    await assertFails(tried());
  });

  test('R22: a registration is refused with a notice only shown, another one, or a forged time', async () => {
    await assertFails(tried(VERSION, { ...AGREED, kind: 'shown' }));
    await assertFails(tried(versionOf(PORTAL), AGREED));
    await assertFails(tried(versionOf(PORTAL), { ...AGREED, kind: 'shown' }));
    await assertFails(tried(VERSION, { ...AGREED, at: new Date() }));
  });
});

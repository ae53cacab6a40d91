import fc from 'fast-check';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { groupName, privacy } from '../../../src/config/portal.ts';
import { ACCESS_KINDS } from '../../../src/domain/privacy/access.ts';
import { newConsent } from '../../../src/domain/privacy/consents.ts';
import { NOTICE_LANGUAGE, noticeVersion } from '../../../src/domain/privacy/notice.ts';
import { type Actor, admin, isAllowed, newUid, signedIn } from '../world.ts';
import { PARAMETERS, TIMEOUT } from './agreement.ts';

const VERSION = noticeVersion({ groupName, ...privacy });

function isTaken({ db }: Actor, path: [string, ...string[]], data: object): Promise<boolean> {
  return isAllowed(setDoc(doc(db, ...path), data));
}

const timeOf = (isServers: boolean) => (isServers ? serverTimestamp() : Date.now());

describe('what the notice and a look leave behind', { tags: ['notice-stored', 'access-logged'] }, () => {
  test(
    'R22: any sequence of writes leaves one event of the present notice, by its person',
    async () => {
      const step = fc.record({
        isOwn: fc.constantFrom(true, true, false),
        version: fc.constantFrom(VERSION, VERSION, 'notice-2026-11-00000000', 'notice'),
        kind: fc.constantFrom('shown', 'shown', 'agreed', ''),
        language: fc.constantFrom(NOTICE_LANGUAGE, NOTICE_LANGUAGE, 'hi'),
        isServers: fc.constantFrom(true, true, false),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
          const [person, other] = [signedIn(), signedIn()];
          let isStored = false;
          for (const { isOwn, version, kind, language, isServers } of steps) {
            const path: [string, ...string[]] = ['consents', person.uid, 'events', version];
            const data = { kind, language, at: timeOf(isServers) };
            const isRight =
              version === VERSION && kind === newConsent(privacy).kind && language === NOTICE_LANGUAGE;
            const expected: boolean = isOwn && isRight && isServers && !isStored;
            expect(await isTaken(isOwn ? person : other, path, data)).toBe(expected);
            isStored ||= expected;
          }
          const stored = await admin.readRecord(`consents/${person.uid}/events/${VERSION}`);
          expect(stored !== null).toBe(isStored);
        }),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );

  test(
    'R22: any sequence of looks is stored in the own role only, and each event once',
    async () => {
      const people = { person: {}, reviewer: { reviewer: true }, approver: { approver: true } };
      const both = { reviewer: true, approver: true };
      const step = fc.record({
        claims: fc.constantFrom<{ reviewer?: boolean; approver?: boolean }>(...Object.values(people), both),
        role: fc.constantFrom('reviewer', 'approver', 'owner'),
        what: fc.constantFrom(...ACCESS_KINDS, 'name'),
        isOwn: fc.constantFrom(true, true, false),
        isServers: fc.constantFrom(true, true, false),
        id: fc.constantFrom('one', 'two', 'three'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
          const uid = newUid();
          const stored = new Set<string>();
          for (const { claims, role, what, isOwn, isServers, id } of steps) {
            const actor = signedIn(claims);
            const data = { by: isOwn ? actor.uid : uid, role, what, at: timeOf(isServers) };
            const hasRole = role === 'reviewer' ? claims.reviewer : role === 'approver' && claims.approver;
            const expected: boolean = !!hasRole && what !== 'name' && isOwn && isServers && !stored.has(id);
            expect(await isTaken(actor, ['access', uid, 'events', id], data)).toBe(expected);
            if (expected) stored.add(id);
          }
        }),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );
});

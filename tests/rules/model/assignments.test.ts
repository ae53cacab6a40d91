import fc from 'fast-check';
import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  parseAssignment,
  refusalOfGivingBack,
  takePerson,
} from '../../../src/domain/transitions/assignments.ts';
import { type Actor, admin, givenTrainee, isAllowed, newReviewer, newUid, signedIn } from '../world.ts';
import { PARAMETERS, TIMEOUT } from './agreement.ts';

describe('who works on a person', { tags: ['queue-assigned'] }, () => {
  test(
    'R24: in any sequence, the rules let a reviewer take and give back what the domain does',
    async () => {
      const introducer = `${newUid()}@agency.example`;
      const actors: Actor[] = [newReviewer(), newReviewer(), signedIn({ reviewer: true, email: introducer })];
      const step = fc.record({
        who: fc.constantFrom(0, 0, 1, 1, 2),
        isTaking: fc.constantFrom(true, true, false),
        from: fc.constantFrom(-1, -1, 0, 1, 2),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          const person = await givenTrainee({ fpocno: introducer });
          const path = `assignments/${person.uid}`;
          for (const { who, isTaking, from } of steps) {
            const actor = actors[who] as Actor;
            const reviewer = { uid: actor.uid, name: 'Ravi Reviewer', email: actor.email };
            const place = doc(actor.db, 'assignments', person.uid);
            const raw = await admin.readRecord(path);
            const stored = parseAssignment(raw);
            if (isTaking) {
              const seen = actors[from]?.uid ?? '';
              const now = Date.now();
              const taking = takePerson(person.record, stored, reviewer, seen, now);
              // The portal does not write where the reviewer already has the person.
              if (taking.allowed && taking.assignment === stored) continue;
              const forged = {
                reviewer: actor.uid,
                name: reviewer.name,
                at: now,
                ...(seen && { from: seen }),
              };
              const mark = taking.allowed ? taking.assignment : forged;
              expect(await isAllowed(setDoc(place, { ...mark }))).toBe(taking.allowed);
              if (!taking.allowed) expect(await admin.readRecord(path)).toEqual(raw);
            } else {
              const isRefused = refusalOfGivingBack(stored, reviewer) !== undefined;
              if (stored) expect(await isAllowed(deleteDoc(place))).toBe(!isRefused);
              expect((await admin.readRecord(path)) === null).toBe(!isRefused);
            }
          }
        }),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );
});

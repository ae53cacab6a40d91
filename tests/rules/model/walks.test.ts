import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { MAX_LOGS, MAX_OWN_LOGS } from '../../../src/domain/records/limits.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { FormKey } from '../../../src/domain/records/records.ts';
import { PART_FIELDS, type ReviewedRecord, snapshotsFor } from '../../../src/domain/review/snapshots.ts';
import { decide } from '../../../src/domain/transitions/approval.ts';
import { decidersOf } from '../../../src/domain/transitions/impartial.ts';
import { hasOpenQuestion } from '../../../src/domain/transitions/openQueries.ts';
import { makeBankDetails, makeSectionOne, makeSectionSix, makeUserRecord } from '../../support/factories.ts';
import { type Actor, STAFF_UID } from './actors.ts';
import { attempt, PARAMETERS, TIMEOUT } from './agreement.ts';
import { ACTOR, type FieldChange, fieldChange, LAST_DAY, OWN_LINK, recipe } from './arbitraries.ts';
import { type Attempt, changedKeys, isSame, isWithin, listAt, mapAt, type Raw } from './attempt.ts';
import { TRANSITIONS } from './transitions.ts';
import {
  besideReview,
  isAllowedByRules,
  isTaken,
  readRecords,
  resolved,
  type StoredRecords,
  withChange,
  withPatch,
} from './world.ts';

const WALKS = Math.max(3, Math.round((PARAMETERS.numRuns ?? 100) / 50));
const STEPS = 30;

type Who = 'owner' | 'asha' | 'ravi' | 'anita' | 'stranger';
const STAFF: Record<Exclude<Who, 'owner' | 'stranger'>, Actor> = {
  asha: { uid: 'asha00000000000000000000001', email: 'asha@agency.example', reviewer: true },
  ravi: { uid: 'ravi00000000000000000000001', email: 'ravi@agency.example', reviewer: true, approver: true },
  anita: { uid: 'anita0000000000000000000001', email: 'anita@agency.example', approver: true },
};
/** Decides at the end of each walk. */
const LAST: Actor = { uid: 'last00000000000000000000001', email: 'last@agency.example', approver: true };

/** One of the transitions that the domain allows in the state of the walk, or any change. */
type Step = { pick: number; second: boolean } | { who: Who; changes: FieldChange[] };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ pick: fc.nat(), second: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      who: fc.constantFrom<Who>('owner', 'owner', 'owner', 'asha', 'ravi', 'anita', 'stranger'),
      changes: fc.oneof(
        recipe,
        fieldChange.map((one) => [one]),
      ),
    }),
  },
);

const actorOf = (who: Who, uid: string): Actor => {
  if (who === 'owner') return { uid, email: 'owner@agency.example' };
  return who === 'stranger' ? { uid: STAFF_UID, email: 'stranger@demo.example' } : STAFF[who];
};

/** A person who has filled in everything; `fills` has the largest log and questions that a person can leave. */
function start(fills: boolean): Raw {
  const title = 'Ram Kumar '.padEnd(600, 'x');
  return {
    ...makeUserRecord({
      email: 'owner@agency.example',
      fpocno: 'introducer@agency.example',
      bankDetails: makeBankDetails(),
      vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
      logs: Array.from({ length: fills ? 400 : 0 }, (_, timestamp) => ({ title, timestamp })),
    }),
  };
}

const documents = { cancelledCheque: OWN_LINK, CompanyCertificate: OWN_LINK, PANTANCard: OWN_LINK };

/** The write of a step on the stored record; null where the domain allows nothing. */
function writeOf(step: Step, stored: StoredRecords, first: Attempt): Attempt | null {
  const { uid, documents } = first;
  if ('changes' in step) {
    const actor = actorOf(step.who, uid);
    const after = step.changes
      .map(({ path, value }) => ({ path, value: resolved(value, uid, actor) }))
      .reduce(withChange, stored.user);
    const tried = { ...first, actor, before: stored.user, after };
    return { ...tried, ...besideReview(tried, after) };
  }
  const record = parseUserRecord(uid, stored.user);
  const files = parseDocumentsRecord(documents);
  const allowed = Object.values(TRANSITIONS).flatMap(({ role, run }) => {
    const done = run(record, files, stored.user);
    return done.allowed && Object.keys(done.patch.set).length > 0 ? [{ role, patch: done.patch }] : [];
  });
  const chosen = allowed[step.pick % allowed.length];
  if (!chosen) return null;
  const [one, other] =
    chosen.role === 'reviewer' ? (['asha', 'ravi'] as const) : (['anita', 'ravi'] as const);
  const actor = actorOf(chosen.role === 'owner' ? 'owner' : step.second ? other : one, uid);
  const patch = resolved(signed(chosen.patch), uid, actor) as typeof chosen.patch;
  const from = { user: stored.user, documents, reviewed: stored.reviewed };
  return {
    ...first,
    actor,
    before: stored.user,
    after: withPatch(stored.user, patch),
    kept: patch.step ? snapshotsFor(record, patch.step, from) : {},
    ...(patch.findings && { findings: patch.findings }),
  };
}

/** The transitions of the list are those of one member of staff; the one who makes the step signs it. */
function signed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(STAFF_UID, ACTOR));
}

/** A validated form is what a reviewer saw. */
function expectSeen({ user, reviewed }: StoredRecords): void {
  const seen = reviewed as ReviewedRecord;
  const validated = FORM_KEYS.filter((key) => Number(mapAt(user, 'forms')[key]) >= 2);
  for (const key of validated) {
    expect(seen[key]?.by, `the reviewer of ${key}`).toBeTypeOf('string');
    expect(fieldsOf(user, key), key).toEqual(fieldsOf(seen[key]?.user ?? {}, key));
  }
}

function fieldsOf(user: Raw, key: FormKey): Raw {
  return Object.fromEntries(PART_FIELDS[key].user.map((field) => [field, user[field]]));
}

/**
 * Staff who validated or sent a record do not decide on it, or the reverse; a part that a review does not move keeps its
 * reviewer; a record with an open question is neither validated nor sent.
 */
function expectFourEyes(
  before: StoredRecords,
  { user, reviewed }: StoredRecords,
  { uid, actor }: Attempt,
): void {
  const moved = changedKeys(mapAt(before.user, 'forms'), mapAt(user, 'forms'));
  for (const key of FORM_KEYS) {
    const [was, is] = [before.reviewed, reviewed].map((each) => (each as ReviewedRecord)[key]?.by);
    if (!moved.includes(key)) expect(is, `the reviewer of ${key}`).toBe(was);
    else if (Number(mapAt(user, 'forms')[key]) > 1)
      expect(decidersOf(parseUserRecord(uid, before.user))).not.toContain(actor.uid);
  }
  if (!isSame(before.user.approval, user.approval)) {
    const reviewers = Object.values(before.reviewed as ReviewedRecord).map(({ by }) => by);
    const { by } = mapAt(user, 'approval');
    expect(by).toBe(actor.uid);
    expect([uid, mapAt(before.user, 'sent').by, ...reviewers]).not.toContain(by);
  }
  const [was, is] = [before.user, user].map((each) => mapAt(each, 'forms').status);
  if (was !== is && (is === 2 || is === 3)) expect(hasOpenQuestion(parseUserRecord(uid, user))).toBe(false);
}

/** R5: after a decision the fields of a form change only together with its submission, which is logged. */
function expectSubmitted(before: Raw, after: Raw): void {
  if (Number(mapAt(before, 'forms').status) < 4) return;
  const [was, is] = [mapAt(before, 'forms'), mapAt(after, 'forms')];
  for (const key of FORM_KEYS) {
    if (isSame(fieldsOf(before, key), fieldsOf(after, key))) continue;
    expect([was[key] === 1, is[key]], `the submission of ${key}`).toEqual([false, 1]);
    expect(listAt(after, 'logs').length).toBe(listAt(before, 'logs').length + 1);
  }
}

/** R7: a submission and a step of staff have their entry until the log is full. */
function expectLogged(before: Raw, after: Raw, { uid, actor }: Attempt): void {
  const [was, is] = [listAt(before, 'logs').length, listAt(after, 'logs').length];
  if (actor.uid === uid) {
    const moved = changedKeys(mapAt(before, 'forms'), mapAt(after, 'forms'));
    if (FORM_KEYS.some((key) => moved.includes(key) && mapAt(after, 'forms')[key] === 1))
      expect(is).toBe(was < MAX_OWN_LOGS ? was + 1 : was);
  } else if (!isWithin(changedKeys(before, after), ['vendorRemark'])) {
    expect(is).toBe(Math.min(was + 1, MAX_LOGS));
  }
}

/** R5: nobody but the owner changes what is not submitted yet, and the submission takes exactly that. */
function expectRevised(before: Raw, after: Raw, { uid, actor }: Attempt): void {
  if (isSame(before.vendorRevision, after.vendorRevision)) return;
  expect(actor.uid).toBe(uid);
  if ('vendorRevision' in after)
    expect({ ...after, vendorRevision: 0 }).toEqual({ ...before, vendorRevision: 0 });
  else expect(fieldsOf(after, 'vendorform')).toMatchObject(mapAt(before, 'vendorRevision'));
}

/** R21 */
function expectNamedByDenial(user: Raw): void {
  const { change = [], action, reason = '' } = mapAt(user, 'approval');
  if (!isSame(change, [])) expect([action, String(reason).trim() !== '']).toEqual(['deny', true]);
}

async function expectDecisionFits(stored: StoredRecords, first: Attempt): Promise<void> {
  const record = parseUserRecord(first.uid, stored.user);
  const action = record.approval?.action === 'deny' ? 'acceptasexception' : 'deny';
  const approver = { ...LAST, name: 'A'.repeat(400) };
  const terms = { reason: 'x'.repeat(2000), until: LAST_DAY };
  const decided = decide(record, action, approver, Date.now(), terms);
  if (!decided.allowed) throw new Error(decided.refusal.reason);
  const { step } = decided.patch;
  if (!step) throw new Error('A decision keeps what it was about.');
  const kept = snapshotsFor(record, step, { user: stored.user, documents: first.documents, reviewed: {} });
  const after = withPatch(stored.user, decided.patch);
  const tried = { ...first, actor: LAST, before: stored.user, after, kept };
  expect(await isTaken(tried, stored.since), `${action} at the end`).toBe(true);
}

describe('R1 to R16: after any sequence of writes that the rules allow', () => {
  test(
    'every validated form equals its snapshot, and nobody decides on what they reviewed',
    async () => {
      let [taken, decided] = [0, 0];
      await fc.assert(
        fc.asyncProperty(
          fc.boolean(),
          fc.array(step, { minLength: STEPS, maxLength: STEPS }),
          async (fills, steps) => {
            const first = attempt(start(fills), documents, 'owner');
            await isAllowedByRules(first);
            let stored = await readRecords(first.uid);
            for (const each of steps) {
              const tried = writeOf(each, stored, first);
              if (!tried || isSame(tried.after, stored.user) || !(await isTaken(tried, stored.since)))
                continue;
              taken += 1;
              const before = stored;
              stored = await readRecords(first.uid);
              if (!isSame(before.user.approval, stored.user.approval)) decided += 1;
              expectSeen(stored);
              expectFourEyes(before, stored, tried);
              expectSubmitted(before.user, stored.user);
              expectLogged(before.user, stored.user, tried);
              expectRevised(before.user, stored.user, tried);
              expectNamedByDenial(stored.user);
            }
            await expectDecisionFits(stored, first);
          },
        ),
        // A shorter walk takes as long as the walk itself.
        { ...PARAMETERS, numRuns: WALKS, endOnFailure: true },
      );
      expect(taken).toBeGreaterThan(WALKS);
      console.info(`model walks: ${WALKS} of ${STEPS} steps, ${taken} writes taken, ${decided} decisions`);
    },
    TIMEOUT,
  );
});

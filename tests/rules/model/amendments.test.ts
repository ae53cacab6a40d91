import fc from 'fast-check';
import { arrayUnion, doc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  AMENDMENT_KIND_KEYS,
  type AmendedValues,
  type Amendment,
  type AmendmentKind,
  amendmentKind,
  historyId,
} from '../../../src/domain/records/amendments.ts';
import { gstValues, taxValues } from '../../../src/domain/records/newAmendments.ts';
import * as amendments from '../../../src/domain/transitions/amendments.ts';
import { makeBankDetails, makeTaxEntry } from '../../support/factories.ts';
import {
  commit,
  decision,
  givenApproved,
  HOUR,
  justSignedIn,
  REASON,
  read,
  STEPS_DONE,
  staff,
  submission,
  valuesOf,
} from '../amendments/steps.ts';
import { admin, type Fields, giveRecord, isAllowed, newUid, type Person } from '../world.ts';
import { PARAMETERS, TIMEOUT } from './agreement.ts';

const WALKS = Math.max(4, Math.round((PARAMETERS.numRuns ?? 100) / 40));

type Who = 'asha' | 'ravi' | 'anita' | 'introducer';
type Step =
  | { op: 'submit'; kind: AmendmentKind; change: number; reason: string }
  | { op: 'withdraw'; kind: AmendmentKind }
  | { op: 'validate' | 'confirm' | 'refuse'; kind: AmendmentKind; who: Who; text: string }
  | { op: 'age'; kind: AmendmentKind }
  /** Without a step: an entry with the time of the last step, and the summary of this kind. */
  | { op: 'forge'; kind: AmendmentKind; who: Who | 'owner' }
  /** What comes next for this kind, by the people whose turn it is. */
  | { op: 'next'; kind: AmendmentKind; change: number }
  | {
      op: 'record';
      forms: Fields;
      until?: string;
      bankDetails?: Fields;
      usertype?: 'trainee' | 'vendor';
      /** Another decision was made now. */
      isDecided?: boolean;
    };

const kind = fc.constantFrom(...AMENDMENT_KIND_KEYS, 'bank' as const, 'bank' as const);
const who = fc.constantFrom<Who>('asha', 'ravi', 'ravi', 'anita', 'introducer');
const text = fc.constantFrom(REASON, REASON, ' ', 'x'.repeat(501));
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('submit' as const), kind, change: fc.nat(3), reason: text }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('withdraw' as const), kind }) },
  {
    weight: 8,
    arbitrary: fc.record({
      op: fc.constantFrom(
        'validate' as const,
        'validate' as const,
        'confirm' as const,
        'confirm' as const,
        'refuse' as const,
      ),
      kind,
      who,
      text,
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('age' as const), kind }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('forge' as const),
      kind,
      who: fc.constantFrom<Who | 'owner'>('owner', 'owner', 'asha', 'ravi', 'anita'),
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({ op: fc.constant('next' as const), kind, change: fc.constantFrom(2, 3) }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { op: 'record', forms: { status: 4, bankdetails: 2 } },
      { op: 'record', forms: { status: 4, bankdetails: 2 } },
      { op: 'record', forms: { status: 4, bankdetails: 2 } },
      { op: 'record', forms: { status: 4, bankdetails: 2 } },
      { op: 'record', forms: { status: 4, bankdetails: -1 }, bankDetails: {} },
      { op: 'record', forms: { status: 4, bankdetails: 2 }, usertype: 'trainee' },
      { op: 'record', forms: { status: 1, bankdetails: 2 } },
      { op: 'record', forms: { status: 4, bankdetails: 2 }, isDecided: true },
      { op: 'record', forms: { status: 5, bankdetails: 3 }, until: '2099-12-31' },
      { op: 'record', forms: { status: 5, bankdetails: 3 }, until: '2026-01-31' },
    ),
  },
);

/** Values of this kind: new ones, those of the last change again, incomplete ones. */
function changed(uid: string, of: AmendmentKind, change: number): AmendedValues {
  const values = valuesOf(uid, of);
  if (change === 0 && of === 'gst') return gstValues('');
  if (change === 0 && of === 'taxes') return taxValues(makeTaxEntry({ udyam: 'UDYAM' }));
  if (of === 'taxes' && change > 1)
    return taxValues(makeTaxEntry({ lowerDeduction: { number: newUid(), until: '2027-03-31' } }));
  if (change === 1) return { ...values, hashes: {}, documents: {} };
  if (change === 2 && values.user.bankDetails) {
    const bankAccountNumber = newUid().replaceAll(/\D/g, '').padEnd(9, '7');
    return { ...values, user: { bankDetails: { ...values.user.bankDetails, bankAccountNumber } } };
  }
  return change === 3 && of === 'contact' ? { ...values, user: { ...values.user, phone: newUid() } } : values;
}

const INTRODUCER = 'introducer@agency.example';
const team = {
  asha: staff({ reviewer: true }),
  ravi: staff({ reviewer: true, approver: true }),
  anita: staff({ approver: true }),
  introducer: staff({ reviewer: true, approver: true, email: INTRODUCER }),
};
const isReviewer = (name: Who) => name !== 'anita';
const isApprover = (name: Who) => name !== 'asha';

async function setRecord(uid: string, each: Extract<Step, { op: 'record' }>): Promise<void> {
  const { forms, until, bankDetails = makeBankDetails(), usertype = 'vendor', isDecided } = each;
  const user = (await admin.readRecord(`users/${uid}`)) ?? {};
  const approval = { action: 'accept', by: 'x', at: isDecided ? Date.now() : 1, ...(until && { until }) };
  const statuses = { ...(user.forms as Fields), ...forms };
  await giveRecord(`users/${uid}`, { ...user, usertype, approval, bankDetails, forms: statuses });
}

/** Fifty hours pass for the validation. */
async function age(uid: string, of: AmendmentKind): Promise<void> {
  const { amendment } = await read(uid, of);
  if (!amendment) return;
  const { validatedAt } = amendment;
  const data = { ...amendment, ...(validatedAt && { validatedAt: validatedAt - 50 * HOUR }) };
  await giveRecord(`amendments/${uid}/items/${of}`, data);
}

async function nextOf(uid: string, { kind: of, change }: Extract<Step, { op: 'next' }>) {
  const { status } = (await read(uid, of)).amendment ?? { status: 0 };
  if (status === 1) return { op: 'validate', kind: of, who: 'asha', text: REASON } as const;
  if (status !== 2) return { op: 'submit', kind: of, change, reason: REASON } as const;
  await age(uid, of);
  return { op: 'confirm', kind: of, who: 'anita', text: REASON } as const;
}

/** The step as the domain makes it, or as somebody would write it past the domain. */
async function plan(
  uid: string,
  each: Exclude<Step, { op: 'age' | 'forge' | 'record' | 'next' }>,
): Promise<{ isAllowed: boolean; step: amendments.AmendmentStep; by: Who | 'owner' } | undefined> {
  const person = await read(uid, each.kind);
  const { record, amendment } = person;
  const now = Date.now();
  const at = Math.max(now, (amendment?.at ?? 0) + 1);
  if (each.op === 'submit') {
    const values = changed(uid, each.kind, each.change);
    const done = amendments.submitAmendment(
      person,
      amendment,
      each.kind,
      { values, reason: each.reason },
      now,
    );
    const { reason } = each;
    return {
      isAllowed: done.allowed,
      step: done.allowed ? done : submission(uid, values, { reason, at, submittedAt: at }),
      by: 'owner',
    };
  }
  if (!amendment) return undefined;
  if (each.op === 'withdraw') {
    const done = amendments.withdrawAmendment(record, amendment, each.kind, now);
    const { values, reason } = amendment;
    const forced = { allowed: true, amendment: { values, reason, status: 0, by: uid, at } } as const;
    return { isAllowed: done.allowed, step: done.allowed ? done : forced, by: 'owner' };
  }
  const actor = team[each.who];
  const done = decided(person, amendment, each, now);
  return {
    isAllowed: done.allowed,
    step: done.allowed
      ? done
      : await decision(uid, each.kind, actor.uid, { at, ...forced(each, actor.uid, at) }),
    by: each.who,
  };
}

type Decision = Extract<Step, { who: Who }>;

function decided(
  person: amendments.AmendedPerson,
  stored: Amendment,
  { op, kind: of, who: name, text: refusal }: Decision,
  now: number,
): amendments.AmendmentStep {
  const actor = team[name];
  const denied = { allowed: false, reason: 'without the role' } as const;
  if (op === 'refuse') {
    const how = { seen: stored, refusal, isReviewer: isReviewer(name) };
    return amendments.refuseAmendment(person.record, stored, of, how, actor, now);
  }
  if (op === 'validate') {
    return isReviewer(name) ? amendments.validateAmendment(person, stored, of, stored, actor, now) : denied;
  }
  const confirmed = { seen: stored, called: refusal.trim() !== '' };
  return isApprover(name) ? amendments.confirmAmendment(person, stored, of, confirmed, actor, now) : denied;
}

function forced({ op, kind: of, text: refusal }: Decision, by: string, at: number): Partial<Amendment> {
  if (op === 'refuse') return { status: -1, refusal };
  if (op === 'confirm') return { status: 3, ...(of === 'bank' && { called: refusal.trim() !== '' }) };
  return { status: amendmentKind(of).isConfirmed ? 2 : 3, validatedBy: by, validatedAt: at };
}

async function expectNoForgery(
  person: Person,
  { kind: of, who: name }: Extract<Step, { op: 'forge' }>,
): Promise<void> {
  const { uid, record } = person;
  const { amendment } = await read(uid, of);
  if (!amendment) return;
  const { status, at } = amendment;
  const actor = name === 'owner' ? person : team[name];
  const by = name === 'owner' ? {} : { by: actor.uid };
  const entry = { title: `${record.name} forged`, timestamp: at, did: STEPS_DONE[status], about: of, ...by };
  const logs = arrayUnion(entry);
  expect(await isAllowed(updateDoc(doc(actor.db, 'users', uid), { logs }))).toBe(false);
  const { last } = (await admin.readRecord(`amendments/${uid}`)) ?? {};
  if (last === of) return;
  const turned = updateDoc(doc(actor.db, 'amendments', uid), { last: of, since: at });
  expect(await isAllowed(turned)).toBe(false);
}

/** What is in force is the last change that came into force, and history has what was before it. */
async function expectInForce(
  uid: string,
  { record: before, raw: { taxes: declared } }: amendments.AmendedPerson,
  of: AmendmentKind,
  done: amendments.AmendmentStep,
) {
  const { record, raw } = await read(uid, of);
  const changed = done.allowed && done.history && done.amendment.values.taxes;
  expect(raw.taxes).toEqual(changed && done.allowed ? { ...changed, at: done.amendment.at } : declared);
  if (!done.allowed || !done.history) {
    expect({ ...record, logs: [] }).toEqual({ ...before, logs: [] });
    return;
  }
  expect(record).toMatchObject(done.amendment.values.user);
  const kept = await admin.readRecord(`history/${uid}/items/${historyId(done.history)}`);
  expect(kept).toEqual({ ...done.history });
  if (amendmentKind(of).isConfirmed) expect(done.amendment.validatedBy).not.toBe(done.amendment.by);
}

describe('after any sequence of steps', { tags: ['amendment-steps', 'amendment-in-force'] }, () => {
  test(
    'R7, R20: the rules allow the steps that the domain allows, and nothing is half applied',
    async () => {
      let [taken, inForce] = [0, 0];
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 30 }), async (steps) => {
          const person = justSignedIn(await givenApproved({ fpocno: INTRODUCER }));
          const { uid } = person;
          for (const drawn of steps) {
            const each = drawn.op === 'next' ? await nextOf(uid, drawn) : drawn;
            if (each.op === 'record') await setRecord(uid, each);
            else if (each.op === 'age') await age(uid, each.kind);
            else if (each.op === 'forge') await expectNoForgery(person, each);
            else {
              const planned = await plan(uid, each);
              if (!planned) continue;
              const before = await read(uid, each.kind);
              const actor = planned.by === 'owner' ? person : team[planned.by];
              const isWritten = await isAllowed(commit(actor, uid, each.kind, planned.step));
              expect({ ...each, isWritten }).toEqual({ ...each, isWritten: planned.isAllowed });
              if (isWritten) taken += 1;
              if (isWritten && planned.step.allowed && planned.step.history) inForce += 1;
              const done = isWritten ? planned.step : ({ allowed: false, reason: '' } as const);
              await expectInForce(uid, before, each.kind, done);
            }
          }
        }),
        { ...PARAMETERS, numRuns: WALKS, endOnFailure: true },
      );
      expect(inForce).toBeGreaterThan(WALKS / 2);
      console.info(`model amendments: ${WALKS} walks, ${taken} steps taken, ${inForce} changes in force`);
    },
    TIMEOUT,
  );
});

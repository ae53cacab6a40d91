import { describe, expect, test } from 'vitest';
import type { ApprovalAction } from '../../../../src/domain/records/records.ts';
import { decide, isDecided, saveRemark } from '../../../../src/domain/transitions/approval.ts';
import { makeParsedUser } from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const by = 'approverUid';
const anita = { uid: by, name: 'Anita', email: 'anita@agency.example' };

describe('deciding (R9)', () => {
  test.each<[ApprovalAction, number, boolean, string]>([
    ['accept', 4, true, 'Anita accepted the empanelment'],
    ['acceptasexception', 5, true, 'Anita accepted the empanelment as an exception'],
    ['deny', 1, false, 'Anita denied the empanelment'],
  ])('%s', (action, status, approved, title) => {
    const patch = patchOf(
      decide(makeParsedUser({ forms: { status: 3, approved: !approved } }), action, anita, NOW),
    );
    expect(patch).toEqual({
      set: { 'forms.status': status, 'forms.approved': approved, approval: { action, by, at: NOW } },
      log: { title, timestamp: NOW, by },
      step: { on: 'decision', by, at: NOW },
    });
  });

  test('writes only the statuses that change', () => {
    const { set } = patchOf(decide(makeParsedUser({ forms: { status: 1 } }), 'deny', anita, NOW));
    expect(set).toEqual({ approval: { action: 'deny', by, at: NOW } });
  });

  test('a decision that stands is not taken again, another one is', () => {
    const approval = { action: 'accept' as const, by, at: 1 };
    const record = makeParsedUser({ approval, forms: { status: 4, approved: true } });
    expect(isDecided(record, 'accept')).toBe(true);
    expectRefusal(decide(record, 'accept', anita, NOW), 'This decision has been recorded.');
    expect(decide(record, 'deny', anita, NOW).allowed).toBe(true);
  });

  test('a person who was denied and sent for approval again can be denied again', () => {
    const approval = { action: 'deny' as const, by, at: 1 };
    expect(decide(makeParsedUser({ approval, forms: { status: 1 } }), 'deny', anita, NOW).allowed).toBe(
      false,
    );
    expect(decide(makeParsedUser({ approval, forms: { status: 3 } }), 'deny', anita, NOW).allowed).toBe(true);
  });

  test('nobody decides on or remarks on the own record, or on an introducer', () => {
    const record = makeParsedUser();
    expect(decide(record, 'accept', { ...anita, uid: record.uid }, NOW).allowed).toBe(false);
    expect(saveRemark(record, record.uid, 'fine').allowed).toBe(false);
    const introducer = makeParsedUser({ usertype: 'introducer' });
    expect(decide(introducer, 'accept', anita, NOW).allowed).toBe(false);
    expect(saveRemark(introducer, by, 'fine').allowed).toBe(false);
  });
});

test('a remark is stored up to 2,000 characters', () => {
  expect(patchOf(saveRemark(makeParsedUser(), by, 'fine'))).toEqual({ set: { vendorRemark: 'fine' } });
  expect(saveRemark(makeParsedUser(), by, 'a'.repeat(2001)).allowed).toBe(false);
});

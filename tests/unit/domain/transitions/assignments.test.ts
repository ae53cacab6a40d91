import { describe, expect, test } from 'vitest';
import { isolated } from '../../../../src/domain/isolated.ts';
import {
  type Assignment,
  refusalOfGivingBack,
  takePerson,
} from '../../../../src/domain/transitions/assignments.ts';
import { makeParsedUser } from '../../../support/factories.ts';

describe('who works on a person', { tags: ['queue-assigned'] }, () => {
  const ravi = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };
  const taken: Assignment = { reviewer: 'asha', name: 'Asha Rao', at: 1 };
  const own = { ...taken, reviewer: 'ravi' };
  const take = (stored: Assignment | null, from = '', record = makeParsedUser()) =>
    takePerson(record, stored, ravi, from, 5);

  test('a reviewer takes a free person, and knowingly takes one over', () => {
    const assignment = { reviewer: 'ravi', name: 'Ravi Rao', at: 5 };
    for (const from of ['', 'asha']) expect(take(null, from)).toEqual({ allowed: true, assignment });
    expect(take(taken, 'asha')).toEqual({ allowed: true, assignment: { ...assignment, from: 'asha' } });
    expect(take(own)).toEqual({ allowed: true, assignment: own });
  });

  test('a reviewer takes nobody whom another has taken meanwhile or whom they introduced', () => {
    const reason = `${isolated('Asha Rao')} has just taken this person.`;
    expect(take(taken)).toEqual({ allowed: false, reason });
    expect(refusalOfGivingBack(taken, ravi)).toBe(reason);
    for (const stored of [own, null]) expect(refusalOfGivingBack(stored, ravi)).toBeUndefined();
    expect(take(null, '', makeParsedUser({ fpocno: ravi.email }))).toMatchObject({ allowed: false });
  });
});

import { describe, expect, test } from 'vitest';
import { placeTables } from '../../../scripts/hints/tables.ts';
import { HOME_STATES } from '../../../src/domain/gstStates.ts';
import { stateOfPincode } from '../../../src/domain/pincodeStates.ts';

describe('stateOfPincode', { tags: ['gst-grounds'] }, () => {
  test.each([
    ['605001', 'Puducherry'],
    ['605107', ''],
    ['533464', 'Puducherry'],
    ['673310', 'Puducherry'],
    ['507115', ''],
    ['400000', ''],
    ['40006', ''],
  ])('%s lies in %j', (pincode, state) => {
    expect(stateOfPincode(pincode)).toBe(state);
  });

  test('agrees with the list of India Post wherever it names a State, which is nearly everywhere', () => {
    const listed = [...placeTables().values()].flatMap((table) => Object.entries(table));
    const spelled = (state = '') => (state === 'Lakshadweep' ? 'Lakshadweep Islands' : state);
    const named = listed.filter(([pincode]) => stateOfPincode(pincode) !== '');
    expect(
      named.filter(([pincode, [, state]]) => {
        // Two towns of Puducherry lie inside other States and are missing in the list.
        return stateOfPincode(pincode) !== spelled(state) && !['533464', '673310'].includes(pincode);
      }),
    ).toEqual([]);
    expect(named.length / listed.length).toBeGreaterThan(0.98);
    expect(new Set(named.map(([pincode]) => stateOfPincode(pincode)))).toEqual(new Set(HOME_STATES));
  });
});

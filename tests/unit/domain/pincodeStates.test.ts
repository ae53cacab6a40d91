import { describe, expect, test } from 'vitest';
import { placeTables } from '../../../scripts/hints/tables.ts';
import { HOME_STATES } from '../../../src/domain/gstStates.ts';
import { stateOfPincode } from '../../../src/domain/pincodeStates.ts';

describe('stateOfPincode', { tags: ['gst-grounds'] }, () => {
  test.each([
    ['605001', 'Puducherry'],
    ['605107', ''],
    ['605602', 'Tamil Nadu'],
    ['609602', 'Puducherry'],
    ['609001', 'Tamil Nadu'],
    ['533464', 'Puducherry'],
    ['533101', 'Andhra Pradesh'],
    ['673310', 'Puducherry'],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['396195', 'Gujarat'],
    ['362520', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['160017', 'Chandigarh'],
    ['160055', 'Punjab'],
    ['134109', 'Haryana'],
    ['160103', ''],
    ['247667', 'Uttarakhand'],
    ['247001', 'Uttar Pradesh'],
    ['834001', 'Jharkhand'],
    ['492001', 'Chhattisgarh'],
    ['194101', 'Ladakh'],
    ['500001', 'Telangana'],
    ['507115', ''],
    ['682555', 'Lakshadweep Islands'],
    ['737101', 'Sikkim'],
    ['900001', ''],
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

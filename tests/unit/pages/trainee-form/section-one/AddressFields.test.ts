import { expect, it } from 'vitest';
import { splitAddress } from '../../../../../src/domain/homeState.ts';

it.each([
  [
    '7 Rose Villa\nMG Road\nNear Park, Andheri East\nMumbai - 400 069, Maharashtra, India.',
    ['7 Rose Villa', 'MG Road', 'Near Park, Andheri East', 'Mumbai', '400069'],
  ],
  ['12 Ring Road, New Delhi 110001', ['12 Ring Road', '', '', 'New Delhi', '110001']],
  ['Flat 4, Sector 17, Chandigarh', ['Flat 4', 'Sector 17', '', 'Chandigarh', '']],
  ['Plot 123456789, Pune', ['Plot 123456789', '', '', 'Pune', '']],
  ['12 MG Road, Pune, PIN: 411001', ['12 MG Road', '', '', 'Pune', '411001']],
  ['12 MG Road, Lucknow, U.P. 226001', ['12 MG Road', '', '', 'Lucknow', '226001']],
  ['12 MG Road, Dehradun, Uttrakhand 248001', ['12 MG Road', 'Dehradun', 'Uttrakhand', '', '248001']],
  ['12 MG Road, Chandigarh, 160017, UT', ['12 MG Road', '', '', 'Chandigarh', '160017']],
  ['12 MG Road, Mumbai 400001, UT of Ladakh', ['12 MG Road', '', '', 'Mumbai', '400001']],
  ['12 MG Road, Raipur, Chattisgarh - 492001', ['12 MG Road', '', '', 'Raipur', '492001']],
  ['12 MG Road, Mumbai 400058 (MH), Ph: 022-2628 1234', ['12 MG Road', '', '', 'Mumbai', '400058']],
  ['Wagholi, Tal. Haveli, Dist. Pune 412207', ['Wagholi', 'Tal. Haveli', 'Dist. Pune', '', '412207']],
  ['Sector 62, Noida, New Delhi 201301', ['Sector 62', 'Noida', 'New Delhi', '', '201301']],
  ['Near 411004 office, Pune', ['Near 411004 office', '', '', 'Pune', '']],
  ['12, MG Road', ['12', 'MG Road', '', '', '']],
  ['West Bengal', ['West Bengal', '', '', '', '']],
  ['Mumbai', ['Mumbai', '', '', '', '']],
  ['', ['', '', '', '', '']],
])('%j is split into lines, city and PIN', (address, [addressL1, addressL2, addressL3, city, pincode]) => {
  expect(splitAddress(address)).toEqual({ addressL1, addressL2, addressL3, city, pincode });
});

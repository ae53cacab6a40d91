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
  ['Mumbai', ['Mumbai', '', '', '', '']],
  ['', ['', '', '', '', '']],
])('%j is split into lines, city and PIN', (address, [addressL1, addressL2, addressL3, city, pincode]) => {
  expect(splitAddress(address)).toEqual({ addressL1, addressL2, addressL3, city, pincode });
});

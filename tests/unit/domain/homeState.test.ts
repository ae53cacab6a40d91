import { describe, expect, test } from 'vitest';
import { HOME_STATES } from '../../../src/domain/gstStates.ts';
import { splitAddress, suggestedState, suggestedStateOf } from '../../../src/domain/homeState.ts';
import { makeParsedUser, makeSectionOne } from '../../support/factories.ts';

describe('suggestedState', { tags: ['gst-grounds'] }, () => {
  test.each([
    ['Gujarat Society, Sion, Mumbai 400022', 'Maharashtra', 'pincode'],
    ['5 Rue Dumas, Pondicherry 605001', 'Puducherry', 'pincode'],
    ['12 Fort Road, Daman 396 210, Gujarat', 'Dadra and Nagar Haveli and Daman and Diu', 'pincode'],
    ['7 MG Road\nPune, Maharashtra, India', 'Maharashtra', 'address'],
    ['Plot 560001, MIDC, Pune, Maharashtra', 'Maharashtra', 'address'],
    ['12 Main, Port Blair, Andaman & Nicobar', 'Andaman and Nicobar Islands', 'address'],
    ['Survey No. 123 456, Nashik, State of Maharashtra (India)', 'Maharashtra', 'address'],
    ['1 Charminar Road, Hyderabad, Andhra Pradesh 500001', 'Telangana', 'pincode'],
    ['Sector 62, Noida, New Delhi 201301', 'Uttar Pradesh', 'pincode'],
    ['हज़रतगंज, लखनऊ - २२६००१', 'Uttar Pradesh', 'pincode'],
    ['7 MG Road, Mumbai, Maharashtra - 400\u00a0069', 'Maharashtra', 'pincode'],
    ['7 MG Road, Mumbai – ４０００６９', 'Maharashtra', 'pincode'],
    ['7 MG Road, Mumbai, PIN Code No. 400069', 'Maharashtra', 'pincode'],
    ['7 MG Road, Mumbai 400069, M.S., India', 'Maharashtra', 'pincode'],
    ['Main Road, Kavaratti, U.T. of Lakshadweep', 'Lakshadweep Islands', 'address'],
    ['Hill Cart Road, Siliguri, W. Bengal', 'West Bengal', 'address'],
    ['The Mall, Shimla, Himachal', 'Himachal Pradesh', 'address'],
  ])('%j is in %s, by its %s', (address, state, from) => {
    expect(suggestedState(address)).toEqual({ state, from });
  });

  test.each([
    'Gujarat Society, Sion, Mumbai',
    '4 Marine Street, Pondicherry',
    'Sector 62, Noida, New Delhi',
    'Phase 7, Mohali, Chandigarh',
    '1 Charminar Road, Hyderabad, Andhra Pradesh',
    'Main Bazaar, Leh, Jammu and Kashmir',
    'Delhi',
    '10 Anson Road, Singapore 079903, Singapore',
    '201203 Pudong, Shanghai, P.R. China',
    'Al Khobar 311552, Kingdom of Saudi Arabia',
    'PO Box 123456, Riyadh',
    '1 MG Road, Mumbai, Maharashtra 600001',
    'Kerala Bhavan, Jantar Mantar, New Delhi, Kerala',
    'Hanoi 110000',
    '',
  ])('%j suggests no State', (address) => {
    expect(suggestedState(address)).toBeUndefined();
  });

  test('the registration form comes before the profile, and another country has no State', () => {
    const record = (country: string) =>
      makeParsedUser({
        address: 'Pune, Maharashtra',
        vendorDetails: { sectionOne: makeSectionOne({ city: 'Panaji', pincode: '403001', country }) },
      });
    expect(suggestedStateOf(record('INDIA'))?.state).toBe('Goa');
    expect(suggestedStateOf(record('Nepal'))).toBeUndefined();
    expect(suggestedStateOf(makeParsedUser({ nationality: 'Foreign' }))).toBeUndefined();
  });

  test.each([
    ['where the PIN code is of two States', { pincode: '507133', city: 'Village' }, 'Telangana'],
    ['not beside a PIN code of one State', { pincode: '403001', city: 'Village' }, 'Goa'],
    ['before the end of the city', { pincode: '507133', city: 'Village, Goa' }, 'Telangana'],
  ])('a State chosen in the form counts %s', (_, address, state) => {
    const sectionOne = makeSectionOne({ ...address, state: 'Telangana' });
    expect(suggestedStateOf(makeParsedUser({ vendorDetails: { sectionOne } }))?.state).toBe(state);
  });

  test.each([
    ['4 MI Road, Jaipur, Raj.', 'Jaipur'],
    ['12 Ring Road, Surat, Guj.', 'Surat'],
    ['1 Sayyaji Road, Mysore State', ''],
    ['12 Ring Road, Surat, Gujarat Zip 395007', 'Surat'],
    ['7 MG Road, Pune Maharashtra', ''],
    ['Main Road, Vijayawada, Krishna Dt, A.P.', ''],
    ['Aluva Taluk, Ernakulam (Dist.), Kerala', ''],
    ['7 MG Road, Pune India', ''],
    ['1 Station Road, Agartala, West Tripura', ''],
    ['1 Station Road, Bhopal, Madhya Pardesh', ''],
    ['9 Beach Road, Karaikal, Puducherry 609602', ''],
    ['9 Beach Road, Puducherry 605001', 'Puducherry'],
    ['9 Ring Road, South Delhi 110024', 'South Delhi'],
  ])('a State at the end is no city: %s', (address, city) => {
    expect(splitAddress(address).city).toBe(city);
  });

  test('the list of States is in the order of the alphabet', () => {
    expect(HOME_STATES[0]).toBe('Andaman and Nicobar Islands');
    expect(HOME_STATES.at(-1)).toBe('West Bengal');
    expect(HOME_STATES).toHaveLength(36);
  });
});

test.each([
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

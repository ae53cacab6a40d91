import { expect, it } from 'vitest';
import { makeUserId } from '../../../src/domain/records/newRecords.ts';
import { isWorkEmail, workEmail } from '../../../src/domain/workEmail.ts';

it.each([
  ['2026-11-21T00:00:00Z', 'O2611ABCDE'],
  ['2026-03-31T18:29:59Z', 'O263ABCDE'],
  ['2026-03-31T18:30:00Z', 'O264ABCDE'],
  ['2026-12-31T20:00:00Z', 'O271ABCDE'],
  ['2009-01-05T00:00:00Z', 'O091ABCDE'],
])('makeUserId at %s is %s, by the Indian month (R3)', { tags: ['user-userid'] }, (instant, userid) => {
  expect(makeUserId('firstPartOfTheUidabCde', new Date(instant))).toBe(userid);
});

it('joins prefix and domain without spaces', { tags: ['signup-address'] }, () => {
  expect(workEmail(' Asha . \u200bRao ', 'agency.example')).toBe('Asha.Rao@agency.example');
});

it.each([
  ['asha@agency.example', true],
  [' Asha@AGENCY.example ', true],
  ['asha@other.example', false],
  ['asha@sub.agency.example', false],
  ['asha@agency.example.test', false],
  ['agency.example', false],
  ['asha@evil.example@agency.example', false],
  ['', false],
])('%j is in a work domain: %s', (email, expected) => {
  expect(isWorkEmail(email, ['Agency.example', 'media.example'])).toBe(expected);
});

it('matches no domain when none is configured', () => {
  expect(isWorkEmail('asha@', [])).toBe(false);
});

import { expect, it } from 'vitest';
import { addressIn, isEmailAddress, mailLink } from '../../../../src/domain/validators/emailAddress.ts';

it.each([
  'ram@demo.example',
  "sean.o'connor@x.example",
  'a&b@x.example',
  'ram@demo.xn--h2brj9c',
  'a@b--c.example',
  'Ram_Kumar-1@Sub.Demo.example',
])('isEmailAddress takes %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

it.each([
  '',
  'ram',
  'ram@localhost',
  'ram@demo@example.in',
  'ram@demo..example',
  'ram@demo.example.',
  'ram@-demo.example',
  'ram@demo.c',
  'ram@192.168.1.1',
  'ram kumar@demo.example',
  ' ram@demo.example',
  '@demo.example',
  'ram@demo.example\r\nBcc: asha@demo.example',
  'ram@demo.example\n',
  'ram@demo.example,asha@demo.example',
  'Ram <ram@demo.example>',
  'ram\u200b@demo.example',
  `${'x'.repeat(243)}@demo.example`,
])('isEmailAddress refuses %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

it.each([
  'ram@demo.example',
  ' ram@demo.example ',
  'ram@demo.example;',
  'ram@demo.example, ',
  'Ram Kumar <ram@demo.example>',
  '"Kumar, Ram" <ram@demo.example>;',
  '<ram@demo.example>',
  'MAILTO: ram@demo.example?subject=Hello',
  '<mailto:ram@demo.example>',
  '\u200bram@demo.example',
  'ram@de\u00admo.example',
  'ram@demo.example.',
  "'ram@demo.example'",
  '“ram@demo.example”',
  '(ram@demo.example),',
  'E-mail ID: ram@demo.example',
  'Email ID:- ram@demo.example',
  'E mail – ram@demo.example',
  '*ram@demo.example*',
  'ram＠demo.example',
])('addressIn finds the address in %j', (text) => {
  expect(addressIn(text)).toBe('ram@demo.example');
});

it.each([
  '',
  'ram',
  'mail-team@demo.example',
  'Ram <ram>, Asha <asha>',
  'ram kumar@demo.example',
  'ram@demo.example asha@demo.example',
  'Ram <ram@demo.example>\nBcc: <asha@demo.example>',
])('addressIn leaves %j unchanged', (text) => {
  expect(addressIn(text)).toBe(text);
});

it.each([
  ['ram@demo.example', 'mailto:ram@demo.example'],
  ['a?bcc=asha@demo.example', 'mailto:a%3Fbcc%3Dasha@demo.example'],
  ['a&b@x.example', 'mailto:a%26b@x.example'],
])('mailLink writes to %s', (address, link) => {
  expect(mailLink(address)).toBe(link);
});

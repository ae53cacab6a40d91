import { expect, test } from 'vitest';
import { parseAccessEvent } from '../../../../src/domain/privacy/access.ts';
import { newConsent, parseConsent } from '../../../../src/domain/privacy/consents.ts';
import { type NoticeSettings, noticeOf, noticeVersion } from '../../../../src/domain/privacy/notice.ts';

const SETTINGS: NoticeSettings = {
  groupName: 'Silver Media',
  consent: 'notice',
  contact: 'privacy@silver.in',
  region: 'Mumbai',
  keptYears: 8,
};

test('the notice has the name, contact, region and years of the settings', { tags: ['notice-shown'] }, () => {
  const { intro, paragraphs } = noticeOf(SETTINGS);
  const text = [intro, ...paragraphs].join(' ');
  for (const part of ['Silver Media', 'privacy@silver.in', 'Google in Mumbai', '8 financial years'])
    expect(text).toContain(part);
  expect(noticeOf({ ...SETTINGS, keptYears: 1 }).paragraphs[0]).toContain('one financial year afterwards');
});

test('the notice links the page of the Board once the settings have it', { tags: ['notice-shown'] }, () => {
  expect(noticeOf(SETTINGS)).not.toHaveProperty('board');
  expect(noticeVersion({ ...SETTINGS, board: undefined })).toBe(noticeVersion(SETTINGS));
  expect(noticeOf({ ...SETTINGS, board: 'https://board.example/' }).board).toBe('https://board.example/');
});

test('only the mode ask speaks of consent, and stores it', () => {
  expect(newConsent(SETTINGS).kind).toBe('shown');
  expect(newConsent({ consent: 'ask' }).kind).toBe('agreed');
  expect(noticeOf(SETTINGS).agreement).toBe('');
  expect(noticeOf(SETTINGS).paragraphs.join(' ')).not.toContain('consent');
  const asked = noticeOf({ ...SETTINGS, consent: 'ask' });
  expect(asked.agreement).toContain('I am 18 or older and agree');
  expect(asked.paragraphs.join(' ')).toContain('withdraw your consent as easily as you give it');
});

test('the version changes with each setting, and is a part of a path', () => {
  const changes: Partial<NoticeSettings>[] = [
    {},
    { groupName: 'Gold Media' },
    { consent: 'ask' },
    { contact: 'data@silver.in' },
    { region: 'Delhi' },
    { board: 'https://board.example/' },
    { keptYears: 9 },
  ];
  const versions = changes.map((change) => noticeVersion({ ...SETTINGS, ...change }));
  expect(new Set(versions).size).toBe(versions.length);
  for (const version of versions) expect(version).toMatch(/^notice-2026-11-[0-9a-f]{8}$/);
  expect(noticeVersion({ ...SETTINGS })).toBe(versions[0]);
});

test('malformed events of the database are read with defaults', () => {
  const shown = { version: 'v', kind: 'shown', language: 'en', at: 0 };
  expect(parseConsent('v', { kind: 7, language: null }, undefined)).toEqual(shown);
  const opened = { id: 'a', by: '', role: 'reviewer', what: 'files', at: 0 };
  expect(parseAccessEvent('a', { by: 1, role: 'x' }, Number.NaN)).toEqual(opened);
});

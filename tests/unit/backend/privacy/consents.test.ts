import { type Firestore, getDocFromServer } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { consentToStore } from '../../../../src/backend/privacy/consents.ts';
import { groupName, privacy } from '../../../../src/config/portal.ts';
import { noticeVersion } from '../../../../src/domain/privacy/notice.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: vi.fn(),
  getDocFromServer: vi.fn(),
}));
vi.mock('../../../../src/config/portal.ts', async (original) => {
  const portal = await original<typeof import('../../../../src/config/portal.ts')>();
  return { ...portal, privacy: { ...portal.privacy } };
});

const DATABASE = {} as Firestore;
const denied = Object.assign(new Error('Denied'), { code: 'permission-denied' });
const setMode = (consent: 'notice' | 'ask') => Object.assign(privacy, { consent });

beforeEach(() => {
  setMode('notice');
});

test.each([
  ['notice', 'shown'],
  ['ask', 'agreed'],
] as const)('in the mode %s a registration stores that the notice was %s', async (mode, kind) => {
  setMode(mode);
  const [event] = await consentToStore(DATABASE, 'ram');
  expect(event).toMatchObject({
    path: `consents/ram/events/${noticeVersion({ groupName, ...privacy })}`,
    data: { kind, language: 'en' },
  });
});

test('an earlier notice registers without an event', { tags: ['notice-stored'] }, async () => {
  vi.mocked(getDocFromServer).mockRejectedValue(denied);
  expect(await consentToStore(DATABASE, 'ram')).toEqual([]);
});

test('an earlier notice asks to open the page again where people agree', {
  tags: ['notice-stored'],
}, async () => {
  setMode('ask');
  vi.mocked(getDocFromServer).mockRejectedValue(denied);
  await expect(consentToStore(DATABASE, 'ram')).rejects.toMatchObject({
    code: 'notice/changed',
    message: expect.stringContaining('open this page in another tab'),
  });
});

test('a lost connection is reported in both modes', async () => {
  const lost = Object.assign(new Error('Offline'), { code: 'unavailable' });
  vi.mocked(getDocFromServer).mockRejectedValue(lost);
  await expect(consentToStore(DATABASE, 'ram')).rejects.toBe(lost);
});

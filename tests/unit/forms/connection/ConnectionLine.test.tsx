import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportOffline, reportRecord } from '../../../../src/backend/connectionSigns.ts';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { onSaveDrafts, remember } from '../../../../src/drafts/memory.ts';
import { ConnectionLine } from '../../../../src/forms/connection/ConnectionLine.tsx';
import { renderInSession } from '../../../support/unit/renderInSession.tsx';
import { makeSignedInUser } from '../../../support/unit/session.ts';

const server = vi.fn<() => Promise<boolean>>();
vi.mock('../../../../src/backend/isServerReachable.ts', () => ({ isServerReachable: () => server() }));

/** The browser reports a change, and the server can be reached or not. */
const connect = async (isOnline: boolean, isReachable = isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  server.mockResolvedValue(isReachable);
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    await vi.advanceTimersByTimeAsync(0);
  });
};
const user = makeSignedInUser({ uid: 'ram' });
const open = () => renderInSession(<ConnectionLine />, { status: 'signedIn', user });
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const line = () => screen.queryByRole('status')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  server.mockResolvedValue(true);
  forgetAtLogout();
});

test('a line shows offline, and back online for six seconds', { tags: ['offline-line'] }, async () => {
  open();
  expect(line()).toBeUndefined();
  await connect(false);
  expect(line()).toBe('Offline. Keep this tab open; what you type stays here until you are back.');
  await connect(true);
  expect(line()).toBe('Back online.');
  await later(6000);
  expect(line()).toBeUndefined();
});

test('an offline browser shows no line while the server answers', { tags: ['offline-line'] }, async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await later(60_000);
  expect(line()).toBeUndefined();
  await connect(false, true);
  expect(line()).toBeUndefined();
});

test('a failed request shows offline in an online browser', { tags: ['offline-line'] }, async () => {
  open();
  server.mockResolvedValue(false);
  act(reportOffline);
  expect(line()).toMatch(/^Offline\./);
  server.mockResolvedValue(true);
  await later(5000);
  expect(line()).toBe('Back online.');
});

test('a record that the database no longer confirms is shown as a blocked database, once the server answers', {
  tags: ['service-blocked'],
}, async () => {
  open();
  const record = {};
  act(() => reportRecord(record, true));
  await later(4000);
  // Another listener of the same record is confirmed a moment later.
  act(() => reportRecord(record, false));
  await later(10_000);
  expect(line()).toBeUndefined();
  server.mockResolvedValue(false);
  act(() => reportRecord(record, true));
  await later(5000);
  expect(line()).toBeUndefined();
  server.mockResolvedValue(true);
  await later(5000);
  expect(line()).toMatch(/^The database cannot be reached, although your connection works\./);
  act(() => reportRecord(record, false));
  expect(line()).toBeUndefined();
});

test('a draft is saved once back online, and the line says when', { tags: ['offline-line'] }, async () => {
  open();
  remember('ram', 'draft/bankdetails', { bankName: 'Bank' });
  let isReachable = false;
  const stop = onSaveDrafts(async () => {
    if (isReachable) remember('ram', 'draft/bankdetails', {});
  });
  await connect(false);
  await connect(true);
  expect(line()).toBe('Back online. Saving what you typed…');
  isReachable = true;
  await later(1500);
  expect(line()).toBe('Back online. What you typed is saved.');
  stop();
});

test.each([
  ['a draft that is not saved within half a minute', 'draft/bankdetails', 31_000, /is not saved yet/],
  ['text without a draft', 'invitation', 0, /^Back online\.$/],
])('%s is not said to be saved', { tags: ['offline-line'] }, async (_, entry, milliseconds, text) => {
  open();
  remember('ram', entry, { name: 'Ram' });
  await connect(false);
  await connect(true);
  await later(milliseconds);
  expect(line()).toMatch(text);
});

test('a connection lost again while saving shows offline', { tags: ['offline-line'] }, async () => {
  open();
  remember('ram', 'draft/bankdetails', { bankName: 'Bank' });
  await connect(false);
  await connect(true);
  await connect(false);
  await later(5000);
  expect(line()).toMatch(/^Offline\./);
});

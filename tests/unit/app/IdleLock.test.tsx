import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import { IdleLock } from '../../../src/forms/entry/IdleLock.tsx';
import { renderInSession } from '../../support/unit/renderInSession.tsx';
import { makeSignedInUser } from '../../support/unit/session.ts';

const MINUTE = 60_000;
const user = makeSignedInUser({ uid: 'uid1', email: 'asha@agency.example', isReviewer: true });

/** Channels of the tabs in one browser. */
let channels: Channel[] = [];
class Channel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close() {
    channels = channels.filter((each) => each !== this);
  }
}

beforeEach(() => {
  channels = [];
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});

const open = () => renderInSession(<IdleLock user={user} />, { status: 'signedIn', user });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const lock = () => screen.queryByRole('dialog', { name: 'Locked' });

async function unlock(password: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Unlock' })));
}

describe('the idle lock', { tags: ['idle-lock'] }, () => {
  it('locks after 15 minutes without a press, and not before', () => {
    open();
    pass(14 * MINUTE);
    expect(lock()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'a' });
    pass(14 * MINUTE);
    expect(lock()).toBeNull();
    pass(MINUTE + 5_000);
    expect(lock()).toBeVisible();
  });

  it('follows the presses, the lock and the unlock of the same person in another tab', () => {
    open();
    const other = new Channel();
    pass(14 * MINUTE);
    act(() => other.postMessage({ uid: 'uid1', kind: 'active' }));
    pass(14 * MINUTE);
    expect(lock()).toBeNull();
    act(() => other.postMessage({ uid: 'uid2', kind: 'active' }));
    pass(2 * MINUTE);
    expect(lock()).toBeVisible();
    act(() => other.postMessage({ uid: 'uid1', kind: 'unlock' }));
    expect(lock()).toBeNull();
    act(() => other.postMessage({ uid: 'uid1', kind: 'lock' }));
    expect(lock()).toBeVisible();
  });

  it('stays locked after a reload, until the person logs out', async () => {
    const { unmount } = open();
    pass(16 * MINUTE);
    unmount();
    const { logOut } = open();
    expect(lock()).toBeVisible();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log out' })));
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('the first press after a sleep of the computer locks', () => {
    open();
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(lock()).toBeVisible();
  });

  it('opens with the password, and asks for the code of a second step', async () => {
    const { logIn } = open();
    pass(16 * MINUTE);
    logIn.mockRejectedValueOnce(new AppError('auth/invalid-credential', 'no'));
    await unlock('wrong');
    expect(screen.getByText(/password is wrong/)).toBeVisible();
    logIn.mockRejectedValueOnce(new AppError('auth/multi-factor-auth-required', 'code'));
    await unlock('Demo@1234');
    logIn.mockResolvedValueOnce(user);
    fireEvent.change(screen.getByLabelText('Code of your authenticator app'), {
      target: { value: '123456' },
    });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Unlock' })));
    expect(logIn).toHaveBeenLastCalledWith('asha@agency.example', 'Demo@1234', '123456');
    expect(lock()).toBeNull();
  });
});

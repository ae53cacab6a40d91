import { useCallback, useEffect, useRef, useState } from 'react';
import { openChannel } from './endings.ts';
import { keepInSession, readFromSession } from './sessionStorage.ts';

/** Tabs of one account are active, lock and unlock together. */
const CHANNEL = 'idle';
const LOCKED = 'locked';
const ACTIVE_AT = 'activeAt';
/** How often the clock is looked at, and activity is passed on to other tabs. */
const STEP_MS = 5_000;
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

interface Message {
  uid: string;
  kind: 'active' | 'lock' | 'unlock';
}

function isMessage(data: unknown, uid: string): data is Message {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'uid') === uid;
}

/** Locks when no tab of the account was used for so long; a reload stays locked, a logout forgets it. */
export function useIdleLock(uid: string, idleMs: number): { isLocked: boolean; unlock: () => void } {
  const [isLocked, setLocked] = useState(() => readFromSession(LOCKED) === uid || isOld(idleMs));
  const channel = useRef<BroadcastChannel | null>(null);

  const lock = useCallback(() => {
    keepInSession(LOCKED, uid);
    setLocked(true);
  }, [uid]);
  const open = useCallback(() => {
    keepInSession(LOCKED, '');
    keepInSession(ACTIVE_AT, `${Date.now()}`);
    setLocked(false);
  }, []);

  useEffect(() => {
    channel.current = openChannel(CHANNEL);
    channel.current?.addEventListener('message', ({ data }) => {
      if (!isMessage(data, uid)) return;
      if (data.kind === 'lock') lock();
      else if (data.kind === 'unlock') open();
      else keepInSession(ACTIVE_AT, `${Date.now()}`);
    });
    return () => channel.current?.close();
  }, [uid, lock, open]);

  useEffect(() => {
    if (isLocked) return;
    let last = Date.now();
    keepInSession(ACTIVE_AT, `${last}`);
    const note = () => {
      // The first press after a sleep of the computer must not count before the lock.
      if (isOld(idleMs)) return check();
      if (Date.now() - last < STEP_MS) return;
      last = Date.now();
      keepInSession(ACTIVE_AT, `${last}`);
      channel.current?.postMessage({ uid, kind: 'active' } satisfies Message);
    };
    const check = () => {
      if (!isOld(idleMs)) return;
      lock();
      channel.current?.postMessage({ uid, kind: 'lock' } satisfies Message);
    };
    const timer = setInterval(check, STEP_MS);
    document.addEventListener('visibilitychange', check);
    for (const event of ACTIVITY) document.addEventListener(event, note, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const event of ACTIVITY) document.removeEventListener(event, note, { capture: true });
    };
  }, [uid, idleMs, isLocked, lock]);

  const unlock = useCallback(() => {
    open();
    channel.current?.postMessage({ uid, kind: 'unlock' } satisfies Message);
  }, [uid, open]);
  return { isLocked, unlock };
}

/** After a sign-in in another tab than the locked ones (R23). */
export function unlockTabs(uid: string): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage({ uid, kind: 'unlock' } satisfies Message);
  channel?.close();
}

function isOld(idleMs: number): boolean {
  const at = Number(readFromSession(ACTIVE_AT) || Number.NaN);
  return Date.now() - at >= idleMs;
}

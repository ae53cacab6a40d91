import { useEffect, useState } from 'react';
import { watchSigns } from '../../backend/connectionSigns.ts';
import { isServerReachable } from '../../backend/isServerReachable.ts';

/** A listener that joins others is confirmed within that time. */
const ASK_MS = 5000;

/** Whether the database has not confirmed a record of the page for some seconds although the server answers. */
export function useDatabaseBlocked(): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSilent = false;
    const ask = async () => {
      const isReachable = await isServerReachable();
      if (!isSilent) return;
      setBlocked(isReachable);
      timer = setTimeout(() => void ask(), ASK_MS);
    };
    const stop = watchSigns((sign) => {
      if (sign === 'offline') return;
      clearTimeout(timer);
      isSilent = sign === 'silent';
      if (isSilent) timer = setTimeout(() => void ask(), ASK_MS);
      else setBlocked(false);
    });
    return () => {
      isSilent = false;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return isBlocked;
}

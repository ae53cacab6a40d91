import { useEffect, useState } from 'react';
import { serverNow } from '../backend/records/serverTime.ts';

const EVERY_MS = 60_000;

/** The present moment, renewed every minute, so that a page left open does not show yesterday's waiting times. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useEffect, useState } from 'react';
import { serverNow } from '../backend/records/serverTime.ts';
import { todayInIndia } from '../domain/time/dates.ts';

const EVERY_MS = 60_000;

/** Updated every minute, so that an open page never shows yesterday's waiting times. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Today in India, an ISO date. */
export function today(): string {
  return todayInIndia(new Date(serverNow()));
}

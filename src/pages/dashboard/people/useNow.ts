import { useEffect, useState } from 'react';

const EVERY_MS = 60_000;

/** The present moment, renewed every minute, so that a page left open does not show yesterday's waiting times. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

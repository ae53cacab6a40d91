import { useEffect, useState } from 'react';

const AFTER_MS = 300;

/** What was typed, once nothing has been typed for a moment, so that not every letter asks the database. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

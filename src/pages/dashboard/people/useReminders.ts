import { useEffect, useState } from 'react';
import { askForReminder, getAskedLately } from '../../../backend/records/reminders.ts';

export interface Reminders {
  /** When the introducer asked, within the last day; `loading` until it is known. */
  askedAt: (uid: string) => number | undefined | 'loading';
  /** @throws AppError as askForReminder */
  ask: (uid: string) => Promise<void>;
}

/** One query, and only when there is somebody to remind. */
export function useReminders(introducerUid: string, isNeeded: boolean): Reminders {
  const [asked, setAsked] = useState<Readonly<Record<string, number>> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const show = (found: Record<string, number>) =>
      isCurrent && setAsked((known) => ({ ...found, ...known }));
    // Without an answer every button is there, and the database refuses what comes too early.
    void getAskedLately(introducerUid).then(show, () => show({}));
    return () => {
      isCurrent = false;
    };
  }, [introducerUid, isNeeded]);
  return {
    askedAt: (uid) => (asked ? asked[uid] : 'loading'),
    ask: async (uid) => {
      const at = await askForReminder(uid, introducerUid);
      setAsked((known) => ({ ...known, [uid]: at }));
    },
  };
}

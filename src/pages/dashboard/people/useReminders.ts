import { useEffect, useState } from 'react';
import { notify } from '../../../backend/notify.ts';
import { askForReminder, getRemindedLately, markReminded } from '../../../backend/records/reminders.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';

/** One query, only when at least one person can be reminded. */
export function useReminders(introducerUid: string, isNeeded: boolean) {
  const [reminded, setReminded] = useState<Readonly<Record<string, number>> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const show = (found: Record<string, number>) =>
      isCurrent && setReminded((known) => ({ ...found, ...known }));
    // Without an answer every button shows, and the database refuses early requests.
    void getRemindedLately(introducerUid).then(show, () => show({}));
    return () => {
      isCurrent = false;
    };
  }, [introducerUid, isNeeded]);
  return {
    /** The time of the introducer's reminder, within the last day; `loading` until it is known. */
    remindedAt: (uid: string) => (reminded ? reminded[uid] : 'loading'),
    /**
     * @throws AppError as askForReminder, notify and markReminded; can be called again at once after a
     * failure
     */
    remind: async (person: ProgressRecord) => {
      const at = await askForReminder(person.uid, introducerUid);
      await notify({ kind: 'reminder', person });
      await markReminded(person.uid, introducerUid, at);
      setReminded((known) => ({ ...known, [person.uid]: at }));
    },
  };
}

import { useEffect, useState } from 'react';
import { notify } from '../../../backend/notify.ts';
import { askForReminder, getRemindedLately, markReminded } from '../../../backend/records/reminders.ts';
import type { AppError } from '../../../domain/appError.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { mayAskAgain } from '../../../domain/reminders/reminders.ts';
import { formatDate, todayInIndia } from '../../../domain/time/dates.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { saveErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';

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

interface RemindProps extends ReturnType<typeof useReminders> {
  person: ProgressRecord;
  now: number;
}

/** R17: once a day. */
export function Remind({ person, now, remindedAt, remind }: RemindProps) {
  const at = remindedAt(person.uid);
  const { run, isPending, error } = useWrite(() => remind(person), {
    success: `Reminder sent to ${person.name}`,
    explain,
    toast: accountToast,
  });
  if (at === 'loading') return null;
  if (at !== undefined && !mayAskAgain(at, now)) {
    return <span className="people-id">Reminded on {formatDate(todayInIndia(new Date(at)))}</span>;
  }
  return (
    <>
      <SubmitButton variant="outline-secondary" size="sm" isPending={isPending} onClick={() => void run()}>
        Remind
        <span className="visually-hidden"> {person.name}</span>
      </SubmitButton>
      <Failure>{error}</Failure>
    </>
  );
}

function explain(error: AppError): string {
  return error.code === 'firestore/permission-denied'
    ? 'No reminder was sent: there was one within the last 24 hours, or everything has been submitted since.'
    : saveErrorMessage(error);
}

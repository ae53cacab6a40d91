import { useEffect, useState } from 'react';
import { notify } from '../../../backend/notify.ts';
import { askForReminder, getAskedLately } from '../../../backend/records/reminders.ts';
import type { AppError } from '../../../domain/appError.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { mayAskAgain } from '../../../domain/reminders/reminders.ts';
import { formatDate, todayInIndia } from '../../../domain/time/dates.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { saveErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';

/** One query, and only when there is somebody to remind. */
export function useReminders(introducerUid: string, isNeeded: boolean) {
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
    /** When the introducer asked, within the last day; `loading` until it is known. */
    askedAt: (uid: string) => (asked ? asked[uid] : 'loading'),
    /** @throws AppError as askForReminder */
    ask: async (uid: string) => {
      const at = await askForReminder(uid, introducerUid);
      setAsked((known) => ({ ...known, [uid]: at }));
    },
  };
}

interface RemindProps extends ReturnType<typeof useReminders> {
  person: ProgressRecord;
  now: number;
}

/** R17: once a day. */
export function Remind({ person, now, askedAt, ask }: RemindProps) {
  // The mail is a second step, which can fail alone.
  const [isMailMissing, setMailMissing] = useState(false);
  const at = askedAt(person.uid);
  const { run, isPending, error } = useWrite(
    async () => {
      if (!isMailMissing) {
        await ask(person.uid);
        setMailMissing(true);
      }
      await notify({ kind: 'reminder', person });
      setMailMissing(false);
    },
    { success: `Reminder sent to ${person.name}`, explain, toast: accountToast },
  );
  if (at === 'loading') return null;
  const canAsk = at === undefined || mayAskAgain(at, now);
  if (!canAsk && !isMailMissing && !isPending) {
    return <span className="people-id">Reminded on {formatDate(todayInIndia(new Date(at)))}</span>;
  }
  return (
    <>
      <SubmitButton variant="outline-secondary" size="sm" isPending={isPending} onClick={() => void run()}>
        {isMailMissing && !isPending ? 'Send mail again' : 'Remind'}
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

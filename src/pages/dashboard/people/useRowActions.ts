import { useEffect, useRef, useState } from 'react';
import { MAILS_REFUSED, sendInvitationMail } from '../../../backend/mail/mail.ts';
import { notify } from '../../../backend/notify.ts';
import { inviteOnce } from '../../../backend/records/invitations.ts';
import { askForReminder, getRemindedLately, markReminded } from '../../../backend/records/reminders.ts';
import { AppError, toAppError } from '../../../domain/appError.ts';
import { isolated } from '../../../domain/isolated.ts';
import {
  type Introducer,
  type InvitationEntry,
  invitationState,
} from '../../../domain/people/invitations.ts';
import type { PipelineRow } from '../../../domain/people/pipeline.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { isStuck, mayAskAgain } from '../../../domain/reminders/reminders.ts';
import { saveErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { inParallel } from '../inParallel.ts';

type RowAction = 'Remind' | 'Resend' | 'Invite again';
export type RowActions = ReturnType<typeof useRowActions>;

/**
 * The mail that each row offers, for one row or several. A failed mail is shown in its row. @param hasStuck whether a person can be
 * reminded
 */
export function useRowActions(introducer: Introducer, now: number, hasStuck: boolean) {
  const reminders = useReminders(introducer.uid, hasStuck);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const isRunning = useRef(false);
  const fail = (id: string, message: string) => setFailures((others) => ({ ...others, [id]: message }));

  const actionOf = (row: PipelineRow) => rowAction(row, reminders.remindedAt(row.id), now);

  /** @returns the ids of the rows whose mail was sent */
  const run = async (rows: readonly PipelineRow[]): Promise<string[]> => {
    if (isRunning.current) return [];
    isRunning.current = true;
    const ids = new Set(rows.map(({ id }) => id));
    setPending(ids);
    setFailures((others) => Object.fromEntries(Object.entries(others).filter(([id]) => !ids.has(id))));
    const sent: { id: string; text: string }[] = [];
    let problem = '';
    await inParallel(rows, async (row) => {
      try {
        sent.push({ id: row.id, text: await send(row, introducer, now, reminders.remind) });
        return true;
      } catch (thrown) {
        const error = toAppError(thrown);
        problem = explain(row, error);
        fail(row.id, problem);
        return error.code !== MAILS_REFUSED;
      }
    });
    setPending(new Set());
    isRunning.current = false;
    const [first] = sent;
    if (first) accountToast('success', rows.length === 1 ? first.text : `${sent.length} mails sent`);
    else accountToast('warning', problem);
    return sent.map(({ id }) => id);
  };

  /** @throws AppError 'invitation/open' where the address has an open invitation; nothing is stored then */
  const invite = async (entered: InvitationEntry) => {
    const { invitation, isNew } = await inviteOnce(introducer, entered);
    if (!isNew) throw new AppError('invitation/open', OPEN);
    // A failed mail keeps the invitation: its link works, and it can be resent.
    await run([{ kind: 'invitation', id: invitation.id, at: now, invitation }]);
  };

  return { actionOf, run, invite, pending, failures, remindedAt: reminders.remindedAt };
}

/** One query, only when at least one person can be reminded. */
function useReminders(introducerUid: string, isNeeded: boolean) {
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

type Reminders = ReturnType<typeof useReminders>;

/** null where nothing can be sent. */
function rowAction(row: PipelineRow, at: ReturnType<Reminders['remindedAt']>, now: number): RowAction | null {
  if (row.kind === 'person') {
    const mayRemind = at === undefined || (at !== 'loading' && mayAskAgain(at, now));
    return mayRemind && isStuck(row.person, now) ? 'Remind' : null;
  }
  const state = invitationState(row.invitation, now);
  if (state === 'expired') return 'Invite again';
  return state === 'open' ? 'Resend' : null;
}

/** @returns the message of success */
async function send(
  row: PipelineRow,
  introducer: Introducer,
  now: number,
  remind: Reminders['remind'],
): Promise<string> {
  if (row.kind === 'person') {
    await remind(row.person);
    return `Reminder sent to ${isolated(row.person.name)}`;
  }
  const { invitation } = row;
  const isExpired = invitationState(invitation, now) === 'expired';
  const sent = isExpired ? (await inviteOnce(introducer, invitation)).invitation : invitation;
  await sendInvitationMail(sent);
  return `Invitation sent to ${sent.email}`;
}

const OPEN = 'This address has an open invitation. You can resend it below.';

function explain({ kind }: PipelineRow, error: AppError): string {
  if (kind === 'invitation') return error.code.startsWith('mail/') ? error.message : saveErrorMessage(error);
  return error.code === 'firestore/permission-denied'
    ? 'No reminder was sent: there was one within the last 24 hours, or everything has been submitted since.'
    : saveErrorMessage(error);
}

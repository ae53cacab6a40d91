import { useEffect, useRef, useState } from 'react';
import { MAILS_REFUSED, sendInvitationMail } from '../../../../backend/mail/mail.ts';
import { inviteOnce } from '../../../../backend/records/invitations.ts';
import { toAppError } from '../../../../domain/appError.ts';
import type { Introducer, Invitation } from '../../../../domain/people/invitations.ts';
import { useWrite } from '../../../../forms/useWrite.ts';
import { saveErrorMessage } from '../../../../ui/feedback/saveErrors.ts';
import { useUnsavedWarning } from '../../../../ui/useUnsavedWarning.ts';
import { inParallel } from '../../inParallel.ts';
import type { Invite } from '../inviteSchema.ts';
import { BATCH } from './listRows.ts';

type Outcome =
  | { state: 'sent' }
  | { state: 'known' }
  /** The invitation is stored, its mail is not sent. */
  | { state: 'unsent'; why: string; isRefused: boolean; invitation: Invitation }
  | { state: 'failed'; why: string };

/** By address. */
export type Outcomes = Readonly<Record<string, Outcome>>;

export type SendList = ReturnType<typeof useSendList>;

export function isDone(outcome: Outcome | undefined): boolean {
  return outcome?.state === 'sent' || outcome?.state === 'known';
}

const REFUSED =
  'The mail service takes no more mails within this hour, so sending has stopped. Try again later: nobody is invited twice.';

/** Leaving the screen stops sending. The list can be sent again: people already invited are skipped. */
export function useSendList(introducer: Introducer, onAllSent: () => void) {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [refusal, setRefusal] = useState('');
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const { run, isPending } = useWrite(async (invites: readonly Invite[]) => {
    let done = 0;
    let isRefused = false;
    setRefusal('');
    setProgress({ done: 0, of: invites.length });
    for (let start = 0; start < invites.length && !isRefused && !isGone.current; start += BATCH) {
      await inParallel(invites.slice(start, start + BATCH), async (invite) => {
        const { email } = invite;
        const outcome = await sendOne(introducer, invite, outcomes[email]);
        done += isDone(outcome) ? 1 : 0;
        isRefused ||= outcome.state === 'unsent' && outcome.isRefused;
        setOutcomes((others) => ({ ...others, [email]: outcome }));
        setProgress((before) => ({ ...before, done: before.done + 1 }));
        return !isRefused && !isGone.current;
      });
    }
    if (isRefused) setRefusal(REFUSED);
    if (done === invites.length) onAllSent();
  });
  useUnsavedWarning(isPending);
  return { outcomes, progress, send: run, isSending: isPending, refusal, reset: () => setOutcomes({}) };
}

async function sendOne(introducer: Introducer, invite: Invite, earlier?: Outcome): Promise<Outcome> {
  let invitation: Invitation;
  try {
    const once =
      earlier?.state === 'unsent'
        ? { invitation: earlier.invitation, isNew: true }
        : await inviteOnce(introducer, invite);
    // After a failure this is the invitation whose answer was lost.
    if (!once.isNew && earlier?.state !== 'failed') return { state: 'known' };
    invitation = once.invitation;
  } catch (error) {
    return { state: 'failed', why: saveErrorMessage(toAppError(error)) };
  }
  try {
    await sendInvitationMail(invitation);
    return { state: 'sent' };
  } catch (error) {
    const { code, message } = toAppError(error);
    return { state: 'unsent', why: message, isRefused: code === MAILS_REFUSED, invitation };
  }
}

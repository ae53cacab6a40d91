import { useEffect, useRef, useState } from 'react';
import { sendInvitationMail } from '../../../../backend/mail/mail.ts';
import { inviteOnce } from '../../../../backend/records/invitations.ts';
import { toAppError } from '../../../../domain/appError.ts';
import type { Introducer, Invitation } from '../../../../domain/people/invitations.ts';
import { useWrite } from '../../../../forms/useWrite.ts';
import { saveErrorMessage } from '../../../../ui/feedback/saveErrors.ts';
import { useUnsavedWarning } from '../../../../ui/useUnsavedWarning.ts';
import type { Invite } from '../inviteSchema.ts';

type Outcome =
  | { state: 'sent' }
  | { state: 'known' }
  /** The invitation is stored, its mail is not sent. */
  | { state: 'unsent'; why: string; invitation: Invitation }
  | { state: 'failed'; why: string };

/** By address. */
export type Outcomes = Readonly<Record<string, Outcome>>;

const AT_ONCE = 4;

export function isDone(outcome: Outcome | undefined): boolean {
  return outcome?.state === 'sent' || outcome?.state === 'known';
}

/** Leaving the screen stops sending. The list can be sent again: people already invited are skipped. */
export function useSendList(introducer: Introducer, onAllSent: () => void) {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const { run, isPending } = useWrite(async (invites: readonly Invite[]) => {
    const waiting = [...invites];
    let done = 0;
    setProgress({ done: 0, of: invites.length });
    const work = async () => {
      for (let next = waiting.shift(); next && !isGone.current; next = waiting.shift()) {
        const { email } = next;
        const outcome = await sendOne(introducer, next, outcomes[email]);
        done += isDone(outcome) ? 1 : 0;
        setOutcomes((others) => ({ ...others, [email]: outcome }));
        setProgress((before) => ({ ...before, done: before.done + 1 }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (done === invites.length) onAllSent();
  });
  useUnsavedWarning(isPending);
  return { outcomes, progress, send: run, isSending: isPending };
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
    return { state: 'unsent', why: toAppError(error).message, invitation };
  }
}

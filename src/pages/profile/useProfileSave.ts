import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPart } from '../../backend/firebase/loadPart.ts';
import { markGstMailSent, saveProfile } from '../../backend/records/users.ts';
import { paths } from '../../config/paths.ts';
import { toAppError } from '../../domain/appError.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { ProfileFields } from '../../domain/transitions/profile.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

/** Loaded on use, because few saves have a new GSTIN. */
const loadMail = () => loadPart(() => import('../../backend/mail/mail.ts'));

/** How long the confirmation stays before the redirect, in milliseconds. */
const LEAVE_MS = 800;

/** Opens the dashboard after a save without failures. */
export function useProfileSave(record: UserRecord) {
  const [isLeaving, setLeaving] = useState(false);
  const [unsentMail, setUnsentMail] = useState<string>();
  const navigate = useNavigate();
  const write = useWrite(async (changes: Partial<ProfileFields>) => {
    setUnsentMail(undefined);
    const outcome = await saveAndNotify(record, changes);
    if (outcome.kind === 'mailFailed') {
      formToast('warning', outcome.message);
      setUnsentMail(outcome.message);
      return;
    }
    formToast(
      'success',
      outcome.kind === 'notified' ? 'Profile Saved and GST Team Notified' : 'Profile Saved',
    );
    setLeaving(true);
  });

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);

  return {
    ...write,
    isPending: write.isPending || isLeaving,
    /** Why the mail to the GST team failed although the profile is saved. */
    unsentMail,
  };
}

type SaveOutcome = { kind: 'saved' } | { kind: 'notified' } | { kind: 'mailFailed'; message: string };

/**
 * gstmailsend becomes true only after the mail service returned a messageID, so that a later save retries
 * the mail.
 * @throws AppError when the profile could not be saved
 */
export async function saveAndNotify(
  record: UserRecord,
  changes: Partial<ProfileFields>,
): Promise<SaveOutcome> {
  await saveProfile(record.uid, changes);
  const { name, email, GSTIN: gstin, isGSTApplicable } = { ...record, ...changes };
  const isKnown = record.gstmailsend && gstin === record.GSTIN;
  if (isGSTApplicable === 'no' || gstin === '' || isKnown) return { kind: 'saved' };
  try {
    const { sendGstMail } = await loadMail();
    await sendGstMail({ name, email, gstin });
    await markGstMailSent(record.uid);
    return { kind: 'notified' };
  } catch (error) {
    return { kind: 'mailFailed', message: toAppError(error).message };
  }
}

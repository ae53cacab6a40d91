import { sendGstMail } from '../../backend/mail/mail.ts';
import { markGstMailSent, saveProfile } from '../../backend/records/users.ts';
import { toAppError } from '../../domain/appError.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { ProfileFields } from '../../domain/transitions/profile.ts';

/** How a save that succeeded ended: with or without word to the GST team, or with a mail that did not go out. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'notified' } | { kind: 'mailFailed'; message: string };

/**
 * Saves the profile and, when GST applies and the GST team has not heard of the GSTIN, tells them. gstmailsend
 * becomes true only after the mail service gave a messageID, so that a later save tries again.
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
    await sendGstMail({ name, email, gstin });
    await markGstMailSent(record.uid);
    return { kind: 'notified' };
  } catch (error) {
    return { kind: 'mailFailed', message: toAppError(error).message };
  }
}

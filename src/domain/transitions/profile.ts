import { FORM_KEYS } from '../forms/registry.ts';
import type { PROFILE_FIELDS } from '../records/defaults.ts';
import { CONTACT_FIELDS } from '../records/defaults.ts';
import { MAX_NAME_BYTES } from '../records/limits.ts';
import type { UserRecord } from '../records/records.ts';
import { AADHAR_ERROR, isStorableAadhar } from '../validators/aadhar.ts';
import { GSTIN_ERROR } from '../validators/gstin.ts';
import { PAN_ERROR } from '../validators/pan.ts';
import { byteLength, fits, hasBlank, isGstin, isPan, TOO_LONG } from './guards.ts';
import { hasOpenReviewerQuery } from './openQueries.ts';
import { allow, refuse, type Transition } from './patch.ts';

export const APPROVED_PROFILE =
  'Your profile is locked because you are approved. Choose “Change something” on the dashboard.';

export type ProfileFields = Pick<UserRecord, (typeof PROFILE_FIELDS)[number] | 'signImage'>;

/** Open until the approval; afterwards an amendment changes them (R20). */
const OPEN_FIELDS: readonly string[] = CONTACT_FIELDS;
const LONG_FIELDS = ['address', 'signImage'];

/** R5: while forms.status is 0, and no form is validated or a reviewer's `general` query is open. */
export function isProfileEditable(record: UserRecord): boolean {
  const { forms, queries, usertype } = record;
  const isUnvalidated = FORM_KEYS.every((key) => forms[key] < 2);
  return (
    usertype !== 'introducer' &&
    forms.status === 0 &&
    (isUnvalidated || hasOpenReviewerQuery(queries.general))
  );
}

/** R5, R16. A new GSTIN clears gstmailsend, so that the GST team gets a mail. */
export function saveProfile(record: UserRecord, fields: Partial<ProfileFields>): Transition {
  if (record.usertype === 'introducer') return refuse('The profile of an introducer cannot be changed.');
  const set = Object.fromEntries(
    Object.entries(fields).filter(
      ([key, value]) => value !== undefined && value !== record[key as keyof ProfileFields],
    ),
  ) as Partial<ProfileFields>;
  if (!isProfileEditable(record) && Object.keys(set).some((key) => !OPEN_FIELDS.includes(key))) {
    return refuse('Your profile is locked because your forms have been submitted.');
  }
  if (record.forms.status >= 4 && Object.keys(set).length > 0) return refuse(APPROVED_PROFILE);
  if (!fits(set, LONG_FIELDS)) return refuse(TOO_LONG);
  if (set.name?.trim() === '') return refuse('Name is required');
  if (set.name && byteLength(set.name) > MAX_NAME_BYTES) return refuse(TOO_LONG);
  if (set.pancard !== undefined && !isPan(set.pancard)) return refuse(PAN_ERROR);
  if (set.GSTIN && !isGstin(set.GSTIN)) return refuse(GSTIN_ERROR);
  if (set.aadharcard && !isStorableAadhar(set.aadharcard)) return refuse(AADHAR_ERROR);
  if (set.aadharcard === '' && (set.pancard ?? record.pancard) === '') {
    return refuse('Enter a PAN or an Aadhar number.');
  }
  if (set.signImage && !isOwnFile(record.uid, set.signImage)) {
    return refuse('Please upload the signature again.');
  }
  const isNewGstin = set.GSTIN !== undefined && record.gstmailsend;
  return allow({ set: { ...set, ...(isNewGstin && { gstmailsend: false }) } });
}

export const SAME_CONTACT = 'Nothing differs from the contact details on record.';

/** R15, R20: undefined when a change has complete contact details, and one differs from the record. */
export function problemOfOtherContact(
  record: UserRecord,
  contact: Partial<ProfileFields>,
): string | undefined {
  const { phone = '', address = '' } = contact;
  if (hasBlank(phone, address)) return 'Enter phone number and address.';
  if (!fits(contact, LONG_FIELDS)) return TOO_LONG;
  return CONTACT_FIELDS.every((key) => contact[key] === record[key]) ? SAME_CONTACT : undefined;
}

export const NOT_REGISTERED = 'The record says already that there is no GST registration.';

/** R16, R20: undefined when a change has a registration with its GSTIN, or ends the one on record. */
export function problemOfOtherRegistration(
  record: UserRecord,
  { isGSTApplicable, GSTIN = '' }: Partial<ProfileFields>,
): string | undefined {
  if (isGSTApplicable === 'yes') return isGstin(GSTIN) ? undefined : GSTIN_ERROR;
  if (GSTIN !== '') return 'Without a GST registration there is no GSTIN.';
  return record.isGSTApplicable === 'no' ? NOT_REGISTERED : undefined;
}

/** R11: in the person's own folder; a segment `.` or `..`, plain or encoded, would lead out of it. */
export function isOwnFile(uid: string, link: string): boolean {
  const [path = ''] = link.split('?');
  const isDots = (segment: string) => /^(?:\.|%2E){1,2}$/i.test(segment);
  return path.includes(`/o/vendors%2F${uid}%2F`) && !path.split(/\/|%2F/i).some(isDots);
}

/** Call only after the mail service returned a messageID. */
export function markGstMailSent(record: UserRecord): Transition {
  if (record.usertype === 'introducer') return refuse('Introducers have no GST details.');
  return record.gstmailsend ? allow({ set: {} }) : allow({ set: { gstmailsend: true } });
}

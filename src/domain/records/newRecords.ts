import { defaultForms, defaultVendorTypes } from './defaults.ts';
import type { UserRecord, UserType } from './records.ts';

/** What Introducer Sign Up writes, and nothing else (R3). */
export type NewIntroducer = Pick<UserRecord, 'uid' | 'email' | 'name' | 'userid' | 'usertype'>;

/** What Registration writes for a trainee or vendor, and nothing else (R3). */
export type NewPerson = NewIntroducer &
  Pick<
    UserRecord,
    | 'phone'
    | 'pancard'
    | 'aadharcard'
    | 'fpoc'
    | 'fpocno'
    | 'vendortype'
    | 'nationality'
    | 'isGSTApplicable'
    | 'isEinvoicingApplicable'
    | 'vendorTypes'
    | 'forms'
  >;

/** What a trainee or vendor enters at Registration; the introducer's name and address are `fpoc` and `fpocno`. */
export interface PersonRegistration {
  usertype: Exclude<UserType, 'introducer'>;
  name: string;
  email: string;
  phone: string;
  pancard: string;
  aadharcard: string;
  fpoc: string;
  fpocno: string;
}

/** The first record of an introducer. */
export function newIntroducer(uid: string, name: string, email: string, now: Date): NewIntroducer {
  return { uid, email, name, userid: makeUserId(uid, now), usertype: 'introducer' };
}

/**
 * The first record of a trainee or vendor. A trainee starts as 'Overhead', because the Master Service Agreement of the
 * other vendor types does not concern trainees; both start without GST until the profile says otherwise.
 */
export function newPerson(uid: string, entered: PersonRegistration, now: Date): NewPerson {
  return {
    uid,
    ...entered,
    userid: makeUserId(uid, now),
    vendortype: entered.usertype === 'trainee' ? 'Overhead' : 'Other',
    nationality: 'Indian',
    isGSTApplicable: 'no',
    isEinvoicingApplicable: 'no',
    vendorTypes: defaultVendorTypes(),
    forms: defaultForms(),
  };
}

const INDIAN_TIME = 'Asia/Kolkata';

/**
 * The userid: letter O, two-digit year, month number without padding, last five characters of the uid in
 * upper case. Year and month are taken in Indian time, as the rules take them (R3).
 */
export function makeUserId(uid: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: INDIAN_TIME,
    year: '2-digit',
    month: 'numeric',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `O${part('year')}${Number(part('month'))}${uid.slice(-5).toUpperCase()}`;
}

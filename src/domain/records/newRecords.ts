import { defaultForms, defaultVendorTypes } from './defaults.ts';
import type { UserRecord, UserType } from './records.ts';

/** R3: nothing else may be written. */
export type NewIntroducer = Pick<UserRecord, 'uid' | 'email' | 'name' | 'userid' | 'usertype'>;

/** R3: nothing else may be written. */
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

/** `fpoc` and `fpocno` are the introducer's name and address. */
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

export function newIntroducer(uid: string, name: string, email: string, now: Date): NewIntroducer {
  return { uid, email, name, userid: makeUserId(uid, now), usertype: 'introducer' };
}

/** A trainee starts as 'Overhead', because the Master Service Agreement does not concern trainees. */
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

/** R3: letter O, yy, month without padding, end of the uid; in Indian time, as in the rules. */
export function makeUserId(uid: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: INDIAN_TIME,
    year: '2-digit',
    month: 'numeric',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `O${part('year')}${Number(part('month'))}${uid.slice(-5).toUpperCase()}`;
}

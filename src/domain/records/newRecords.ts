import { todayInIndia } from '../time/dates.ts';
import { defaultForms, defaultVendorTypes } from './defaults.ts';
import type { PersonType, UserRecord } from './records.ts';

/** The first users record of an introducer; R3 allows no other fields. */
export type NewIntroducer = Pick<UserRecord, 'uid' | 'email' | 'name' | 'userid' | 'usertype'>;

/** The first users record of a trainee or vendor; R3 allows no other fields. */
export type NewPerson = NewIntroducer &
  Omit<PersonRegistration, 'vendorStatus'> &
  Pick<UserRecord, 'vendortype' | 'isGSTApplicable' | 'isEinvoicingApplicable' | 'vendorTypes' | 'forms'> & {
    vendorDetails?: { sectionOne: { vendorStatus: string } };
  };

/** `fpoc` and `fpocno` are the introducer's name and address. */
export interface PersonRegistration
  extends Pick<
    UserRecord,
    'name' | 'email' | 'phone' | 'pancard' | 'aadharcard' | 'nationality' | 'fpoc' | 'fpocno'
  > {
  usertype: PersonType;
  /** Only vendors choose it. */
  vendorStatus: string;
}

export function newIntroducer(uid: string, name: string, email: string, now: Date): NewIntroducer {
  return { uid, email, name, userid: makeUserId(uid, now), usertype: 'introducer' };
}

/** A trainee starts as 'Overhead', because the Master Service Agreement does not concern trainees. */
export function newPerson(
  uid: string,
  { vendorStatus, ...entered }: PersonRegistration,
  now: Date,
): NewPerson {
  return {
    uid,
    ...entered,
    ...(entered.usertype === 'vendor' && { vendorDetails: { sectionOne: { vendorStatus } } }),
    userid: makeUserId(uid, now),
    vendortype: entered.usertype === 'trainee' ? 'Overhead' : 'Other',
    isGSTApplicable: 'no',
    isEinvoicingApplicable: 'no',
    vendorTypes: defaultVendorTypes(),
    forms: defaultForms(),
  };
}

/**
 * R3: the letter O, the year in two digits, the month without a zero, and the last five characters of the uid; in Indian
 * time, as in the rules.
 */
export function makeUserId(uid: string, now: Date): string {
  const [year = '', month] = todayInIndia(now).split('-');
  return `O${year.slice(-2)}${Number(month)}${uid.slice(-5).toUpperCase()}`;
}

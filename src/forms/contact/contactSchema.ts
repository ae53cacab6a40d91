import * as v from 'valibot';
import { MAX_LONG_TEXT, MAX_TEXT } from '../../domain/records/limits.ts';
import { plainText } from '../../domain/validators/normalise.ts';
import { PHONE_ERROR, validatePhone } from '../../domain/validators/phone.ts';

export const text = (max = MAX_TEXT) =>
  v.pipe(v.string(), v.transform(plainText), v.maxLength(max, `Enter at most ${max} characters`));

/** Each may be empty: a profile is saved before it is complete. */
export const CONTACT_ENTRIES = {
  designation: text(),
  phone: v.pipe(
    text(),
    v.check((phone) => validatePhone(phone).error === undefined, PHONE_ERROR),
    v.transform((phone) => validatePhone(phone).value),
  ),
  address: text(MAX_LONG_TEXT),
};

/** A change after the approval leaves nobody without number and address. */
export const CHANGED_CONTACT_ENTRIES = {
  ...CONTACT_ENTRIES,
  phone: v.pipe(CONTACT_ENTRIES.phone, v.nonEmpty(PHONE_ERROR)),
  address: v.pipe(CONTACT_ENTRIES.address, v.nonEmpty('Enter an address.')),
};

import * as v from 'valibot';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import { ADDRESS_ERROR, addressIn, isEmailAddress } from '../../domain/validators/emailAddress.ts';
import { PASSWORD_MISMATCH } from '../../domain/validators/newPassword.ts';
import { NAME, NO_NAME, plainText } from '../../domain/validators/normalise.ts';

export const requiredText = (missing: string) =>
  v.pipe(
    v.string(),
    v.transform(plainText),
    v.nonEmpty(missing),
    v.maxLength(MAX_TEXT, `Enter at most ${MAX_TEXT} characters`),
  );

export const requiredName = (missing = 'Name is required') =>
  v.pipe(requiredText(missing), v.regex(NAME, NO_NAME));

export const EMAIL = v.pipe(
  requiredText('Email is required'),
  v.transform(addressIn),
  v.check(isEmailAddress, ADDRESS_ERROR),
  v.toLowerCase(),
);

export const USER_TYPE = v.picklist(['trainee', 'vendor'], 'Choose Trainee or Vendor');

export const USER_TYPE_OPTIONS = [
  { value: 'trainee', label: 'Trainee' },
  { value: 'vendor', label: 'Vendor' },
] as const;

export const NEW_PASSWORD = {
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
  confirmPassword: v.pipe(v.string(), v.nonEmpty('Confirm Password is required')),
};

/** The arguments of `partialCheck` that compare both entries of a new password. */
export const SAME_PASSWORDS = [
  [['password'], ['confirmPassword']],
  ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
    password === confirmPassword,
  PASSWORD_MISMATCH,
] as const;

import * as v from 'valibot';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { ADDRESS_ERROR, addressIn, isEmailAddress } from '../../../domain/validators/emailAddress.ts';
import type { Validated } from '../../../domain/validators/normalise.ts';

const TOO_LONG = `Enter at most ${MAX_TEXT} characters`;

/** May be empty, within R15's bound. */
export const optionalText = v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT, TOO_LONG));

export function requiredText(label: string) {
  return v.pipe(optionalText, v.nonEmpty(`${label} is required`));
}

export function validText(label: string, validate: (input: string) => Validated, message: string) {
  return v.pipe(
    requiredText(label),
    v.check((input) => validate(input).error === undefined, message),
  );
}

export function requiredEmail(label: string) {
  return v.pipe(
    requiredText(label),
    v.check((input) => isEmailAddress(addressIn(input)), ADDRESS_ERROR),
  );
}

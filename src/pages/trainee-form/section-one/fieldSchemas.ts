import * as v from 'valibot';
import { type Field, type Fields, namesOf } from '../../../domain/forms/fields.ts';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { ADDRESS_ERROR, addressIn, isEmailAddress } from '../../../domain/validators/emailAddress.ts';
import { NAME, NO_NAME, plainText, type Validated } from '../../../domain/validators/normalise.ts';

const TOO_LONG = `Enter at most ${MAX_TEXT} characters`;

/** May be empty, within R15's bound. */
export const optionalText = v.pipe(v.string(), v.transform(plainText), v.maxLength(MAX_TEXT, TOO_LONG));

export function requiredText({ label }: Field) {
  return v.pipe(optionalText, v.nonEmpty(`${label} is required`));
}

export function requiredName(field: Field) {
  return v.pipe(requiredText(field), v.regex(NAME, NO_NAME));
}

export function requiredTexts<Of extends Fields>(fields: Of) {
  return Object.fromEntries(namesOf(fields).map((name) => [name, requiredText(fields[name] as Field)])) as {
    [Name in keyof Of]: ReturnType<typeof requiredText>;
  };
}

export function validText(field: Field, validate: (input: string) => Validated, message: string) {
  return v.pipe(
    requiredText(field),
    v.check((input) => validate(input).error === undefined, message),
  );
}

export function requiredEmail(field: Field) {
  return v.pipe(
    requiredText(field),
    v.check((input) => isEmailAddress(addressIn(input)), ADDRESS_ERROR),
  );
}

import { lookalikes, lookalikeWarning } from './lookalikes.ts';
import { codeIn, fine, isSpreadsheetNumber, normalise, type Validated } from './normalise.ts';

/** Paytm Payments Bank: the Reserve Bank of India barred it from taking deposits. */
export const CLOSED_BANK = 'PYTM';
export const BANK_CLOSED = 'This bank can no longer receive payments.';

export const ACCOUNT_NUMBER_ERROR = 'Enter Valid Account Number';
const CHECK = 'Check it against your cheque or passbook.';
const FROM_SPREADSHEET =
  'A spreadsheet has rounded this number or added to it. Type it as it is on your cheque or passbook.';

const PATTERN = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const isIfsc = (code: string) => PATTERN.test(code);

type Advice = readonly (readonly [RegExp, string])[];

/** What people have at hand instead of the account number of a bank in India. */
const NO_ACCOUNT_NUMBER: Advice = [
  [
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
    'This looks like the IBAN of an account abroad. The portal takes accounts with an IFSC code, in India: ask your introducer.',
  ],
  [/@/, 'This looks like a UPI ID. Enter the account number that is on your cheque or passbook.'],
  [PATTERN, 'This looks like an IFSC code. Enter the account number here.'],
];

const adviceOn = (value: string, advice: Advice) => advice.find(([pattern]) => pattern.test(value))?.[1];

/** 9 to 18 digits, as text because of leading zeros; 6 to 8 digits and a single repeated digit are a warning. */
export function validateAccountNumber(input: string): Validated {
  const value = codeIn(input);
  if (value === '') return fine(value);
  if (!/^[0-9]{6,18}$/.test(value)) {
    const message = isSpreadsheetNumber(value) ? FROM_SPREADSHEET : adviceOn(value, NO_ACCOUNT_NUMBER);
    return { value, error: ACCOUNT_NUMBER_ERROR, warnings: message ? [{ message }] : [] };
  }
  const found = [
    ...(value.length < 9 ? [`Most account numbers have 9 to 18 digits, this one has ${value.length}.`] : []),
    ...(isRepeated(value) ? [`This number only repeats the digit ${value.charAt(0)}.`] : []),
  ];
  return { value, warnings: found.map((warning) => ({ message: `${warning} ${CHECK}` })) };
}

function isRepeated(digits: string): boolean {
  return /^(.)\1*$/.test(digits);
}

export const IFSC_ERROR = 'Enter Valid IFSC Code';
/** A well-formed code may belong to no branch, so the form must not call it valid. */
export const IFSC_LOOKS_RIGHT = 'The format looks right. Check it against your cheque.';
/** The pattern of an IFSC without the last six characters, which may be letters or digits. */
const PLACES = 'AAAA0';

/** O or I among the digits of a branch: of 177,000 codes in `ifsc` only Indian Bank's have one, the first letter of the place. */
const MISTYPED = /^(?!IDIB).{5}[0-9OI]*[OI][0-9OI]*$/;

/** What people have at hand instead of an IFSC. */
const NO_IFSC: Advice = [
  [/^\d{9}$/, 'Nine digits are a MICR code. The IFSC code begins with four letters.'],
  [
    /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
    'This looks like a SWIFT code. The fifth character of an IFSC code is a zero.',
  ],
  [/^\d+$/, 'An IFSC code begins with four letters. Is this the account number?'],
];

/** An IFSC (R16): four letters, a zero, six letters or digits. */
export function validateIfsc(input: string): Validated {
  const [word, ...others] = new Set(
    input
      .split(/[^\p{L}\p{N}]+/u)
      .map(normalise)
      .filter(isIfsc),
  );
  // Beside the name of the bank, one word may be the code.
  const value = word && others.length === 0 ? word : codeIn(input);
  const isRight = isIfsc(value);
  if (value === '' || (isRight && !MISTYPED.test(value))) return fine(value);
  const bank = [value.slice(0, PLACES.length)].flatMap((start) => [start, ...lookalikes(start, PLACES)]);
  const branch = value.slice(PLACES.length);
  // The number of a branch may have letters instead of digits too, or be meant so.
  const branches = [branch, ...lookalikes(branch, '999999')];
  const repairs = bank
    .flatMap((start) => branches.map((end) => start + end))
    .filter((each) => isIfsc(each) && !MISTYPED.test(each));
  const advice = adviceOn(value, NO_IFSC);
  const warnings =
    repairs.length === 1
      ? repairs.map((each) => lookalikeWarning(each, 'your cheque'))
      : advice
        ? [{ message: advice }]
        : [];
  return isRight ? { value, warnings } : { value, error: IFSC_ERROR, warnings };
}

/** The MICR code is optional: anything but nine digits is a warning. */
export function validateMicr(input: string): Validated {
  const value = codeIn(input);
  if (value === '' || /^[0-9]{9}$/.test(value)) return fine(value);
  const message =
    'A MICR code has nine digits; it is printed at the foot of a cheque. Correct it or leave it empty.';
  return { value, warnings: [{ message }] };
}

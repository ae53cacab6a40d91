import { codeIn, fine, type Validated } from './normalise.ts';

/** The format of a registration number: the CIN of a company, the LLPIN of an LLP, or any text. */
export type NumberFormat = 'CIN' | 'LLPIN' | 'any';

/** The parts of a CIN: listed or not, industry, State, year, kind of company, number in the register. */
const CIN = /^[LU][0-9]{5}[A-Z]{2}[0-9]{4}[A-Z]{3}[0-9]{6}$/;
/** The Registrar counts from AAA; the number of a registered firm may begin with its town: MUM/1234. */
const LLPIN = /^A[A-Z]{2}[0-9]{4}$/;
/** With a digit more or less, or letters that look alike. */
const NEAR_LLPIN = /^A[A-Z]{2}[0-9OIL]{3,5}$/;
/** A Udyam number as the certificate spells it; the first group is the State. */
export const UDYAM_FORMAT = /^UDYAM-([A-Z]{2})-[0-9]{2}-[0-9]{7}$/;
const UDYAM = /^UDYAM([A-Z]{2})([0-9]{2})([0-9]{7})$/;

/** Never an error: a form with an unusual number can be submitted, and the reviewer sees the flag. */
export function validateRegistrationNumber(input: string, format: NumberFormat): Validated {
  const value = codeIn(input);
  if (value === '') return fine(value);
  if (value.startsWith('UDYAM')) return validateUdyam(input);
  if (format === 'CIN' && !CIN.test(value)) {
    return unusual(
      input,
      'A CIN has 21 characters and looks like U12345MH2015PTC123456. Check it against the certificate.',
    );
  }
  if (format === 'LLPIN' && NEAR_LLPIN.test(value) && !LLPIN.test(value)) {
    return unusual(
      input,
      'An LLPIN looks like AAB-1234: three letters and four digits. Check it against the certificate.',
    );
  }
  return respelled(input, value, format);
}

/** A number of a known format in its usual spelling; other text as it is. */
export function tidyRegistrationNumber(input: string, format: NumberFormat): string {
  const { value, warnings } = validateRegistrationNumber(input, format);
  return warnings.find(({ repair }) => repair)?.repair ?? value;
}

/** Suggests the usual spelling of a valid number. */
function respelled(input: string, value: string, format: NumberFormat): Validated {
  if (format === 'any') return fine(input.trim());
  const usual = LLPIN.test(value) ? `${value.slice(0, 3)}-${value.slice(3)}` : value;
  const isKnown = CIN.test(value) || (LLPIN.test(value) && !input.includes('/'));
  if (!isKnown || input.trim() === usual) return fine(input.trim());
  return { value: input.trim(), warnings: [{ message: `Usually written as ${usual}.`, repair: usual }] };
}

export function validateUdyam(input: string): Validated {
  const value = codeIn(input);
  if (value === '') return fine(value);
  // The last one, after a label such as "Udyam Registration Number:".
  const parts = UDYAM.exec(value.slice(Math.max(0, value.lastIndexOf('UDYAM'))));
  if (parts) return fine(['UDYAM', ...parts.slice(1)].join('-'));
  return unusual(
    input.toUpperCase(),
    'An Udyam number looks like UDYAM-MH-00-0000001: two letters, two digits, seven digits. Check it against the certificate.',
  );
}

function unusual(input: string, message: string): Validated {
  return { value: input.trim(), warnings: [{ message }] };
}

import { lookalikes, lookalikeWarning } from './lookalikes.ts';
import { codeIn, fine, type Validated, type Warning } from './normalise.ts';

export const GSTIN_LENGTH = 15;
export const GSTIN_ERROR = 'Enter Valid GSTIN Number';
const PATTERN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const CERTIFICATE = 'the registration certificate';
const PLACES = '99AAAAA9999A*Z*';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** 25 and 28 are no longer assigned. */
const STATE_CODE = /^(0[1-9]|1\d|2[0-4]|26|27|29|3[0-8]|97|99)$/;

export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].slice(0, GSTIN_LENGTH - 1).reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** Only the pattern is an error; state, check digit and the PAN in it are warnings. */
export function validateGstin(input: string, pan = ''): Validated {
  const value = codeIn(input);
  if (value === '') return fine(value);
  const ownerPan = codeIn(pan);
  const repair = repairOf(value, ownerPan);
  if (!PATTERN.test(value)) return { value, error: GSTIN_ERROR, warnings: formatWarnings(value, repair) };
  const warnings = [stateWarning(value) ?? checkDigitWarning(value, repair), panWarning(value, ownerPan)];
  return { value, warnings: warnings.filter((each) => each !== undefined) };
}

function hasKnownState(gstin: string): boolean {
  return STATE_CODE.test(gstin.slice(0, 2));
}

function hasRightCheckDigit(gstin: string): boolean {
  return gstinCheckDigit(gstin) === gstin.charAt(14);
}

/** undefined when several respellings pass every check: choosing one would be a guess. */
function repairOf(gstin: string, pan: string): string | undefined {
  if (PATTERN.test(gstin) && hasRightCheckDigit(gstin)) return undefined;
  const passing = lookalikes(gstin, PLACES).filter(
    (each) => PATTERN.test(each) && hasKnownState(each) && hasRightCheckDigit(each),
  );
  const ofOwner = passing.filter((each) => each.slice(2, 12) === pan);
  const candidates = ofOwner.length > 0 ? ofOwner : passing;
  return candidates.length === 1 ? candidates[0] : undefined;
}

function formatWarnings(gstin: string, repair: string | undefined): Warning[] {
  if (gstin.length !== GSTIN_LENGTH) {
    return [
      {
        message: `A GSTIN has ${GSTIN_LENGTH} characters, this one has ${gstin.length}. Check it against the registration certificate.`,
      },
    ];
  }
  return repair === undefined ? [] : [lookalikeWarning(repair, CERTIFICATE)];
}

function stateWarning(gstin: string): Warning | undefined {
  if (hasKnownState(gstin)) return undefined;
  return {
    message: `A GSTIN starts with a state code, and ${gstin.slice(0, 2)} is not one in use. Check the first two digits against the registration certificate.`,
  };
}

function checkDigitWarning(gstin: string, repair: string | undefined): Warning | undefined {
  if (hasRightCheckDigit(gstin)) return undefined;
  if (repair !== undefined) return lookalikeWarning(repair, CERTIFICATE);
  return {
    message: `The check digit does not fit: after ${gstin.slice(0, 14)} the last character would be ${gstinCheckDigit(gstin)}, so at least one character is mistyped. Check each against the registration certificate.`,
  };
}

function panWarning(gstin: string, pan: string): Warning | undefined {
  if (pan === '' || gstin.slice(2, 12) === pan) return undefined;
  return {
    message: `Characters 3 to 12 of a GSTIN are the holder's PAN: here ${gstin.slice(2, 12)}, but the PAN entered is ${pan}. Check which of the two is right.`,
  };
}

import { lookalikes, lookalikeWarning } from './lookalikes.ts';
import { codeIn, fine, normalise, type Validated, type Warning } from './normalise.ts';

export const PAN_LENGTH = 10;
export const PAN_ERROR = 'Enter Valid PAN Number!';
const PATTERN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const PLACES = 'AAAAA9999A';
const OWNER_KINDS = 'PCHFEABTLJG';
/** Son, daughter, wife or care of somebody, and everything after it. */
const RELATIVE = /\s(?:[sdwc]\/o|(?:son|daughter|wife|care) of)(?![\p{L}]).*$/isu;
const BESIDE_NAME = /^(?:mr|mrs|ms|miss|dr|shri|sri|smt|kumari|jr|sr|junior|senior|ii|iii|iv)$/i;
/** A proprietor signs with the name of the business, but the PAN is the person's. */
const BUSINESS =
  /^\s*(?:m\/s|messrs)\b|\b(?:agenc|advertis|arts\b|associates|brothers|co\b|communication|company|creati|design|digital|enterprise|event|film|graphic|media|photo|print|production|service|solution|sons\b|studio|traders)/i;
/** Words before the name of a firm or a family that its PAN may leave out. */
const BEFORE_NAME = /^(?:(?:the|karta|huf)(?: of)?|mr|mrs|ms|dr|shri|sri|smt)[\s.]+/i;

/**
 * Only the pattern is an error; single names and initials contradict what the characters imply about the
 * owner.
 */
export function validatePan(input: string, name = ''): Validated {
  const value = codeIn(input);
  if (value === '') return fine(value);
  if (!PATTERN.test(value)) return { value, error: PAN_ERROR, warnings: lookalikeWarnings(value) };
  const warnings = [ownerKindWarning(value), initialWarning(value, name), serialWarning(value)];
  return { value, warnings: warnings.filter((each) => each !== undefined) };
}

/** A suggested spelling; empty when there are several, because choosing one would be a guess. */
function lookalikeWarnings(pan: string): Warning[] {
  const [repair, ...others] = lookalikes(pan, PLACES);
  return repair === undefined || others.length > 0 ? [] : [lookalikeWarning(repair, 'the PAN card')];
}

function ownerKindWarning(pan: string): Warning | undefined {
  const kind = pan.charAt(3);
  if (OWNER_KINDS.includes(kind)) return undefined;
  return {
    message: `The fourth character of a PAN tells the kind of holder, such as P for a person or C for a company; ${kind} is none of them. Check it against the PAN card.`,
  };
}

function initialWarning(pan: string, name: string): Warning | undefined {
  const kind = pan.charAt(3);
  if (!OWNER_KINDS.includes(kind)) return undefined;
  if (kind === 'P' && BUSINESS.test(name)) return undefined;
  const words = kind === 'P' ? personWords(name) : [entityName(name)];
  const word = words.at(-1) ?? '';
  const initial = normalise(word).charAt(0);
  const fits = [...words, word.replace(BEFORE_NAME, '')].some((each) =>
    normalise(each)
      .replace(/^\P{L}+/u, '')
      .startsWith(pan.charAt(4)),
  );
  if (fits || !/^[A-Z]$/.test(initial)) return undefined;
  const whose = kind === 'P' ? 'surname' : 'name';
  return {
    message: `The fifth character of a PAN is usually the first letter of the holder's ${whose}: for ${word} it would be ${initial}, here it is ${pan.charAt(4)}. Check the number and the name against the PAN card.`,
  };
}

/** The words of which one may be the surname; South Indian names begin with it, or have it as an initial only. */
function personWords(name: string): string[] {
  const own = name.replace(RELATIVE, '');
  return own.split(/[\s.,()]+/).filter((word) => word !== '' && !BESIDE_NAME.test(word));
}

function entityName(name: string): string {
  return name.trim().replace(/^(?:m\/s|messrs)\b[\s.:,]*/i, '');
}

function serialWarning(pan: string): Warning | undefined {
  if (pan.slice(5, 9) !== '0000') return undefined;
  return { message: 'The four digits of a PAN start at 0001. Check them against the PAN card.' };
}

import type { Validated } from './finding.ts';
import { normalise } from './normalise.ts';

/** What the field of a code holds after an input. */
interface CodeEntry {
  value: string;
  /** The complete code that was cleared because it is wrong; empty while there is none. */
  rejected: string;
  error?: string;
}

/** While a PAN or GSTIN is entered: upper-cased, at most `length` characters; a complete wrong one is cleared with the error. */
export function enterCode(input: string, length: number, validate: (code: string) => Validated): CodeEntry {
  const value = normalise(input).slice(0, length);
  const error = value.length === length ? validate(value).error : undefined;
  return error === undefined ? { value, rejected: '' } : { value: '', rejected: value, error };
}

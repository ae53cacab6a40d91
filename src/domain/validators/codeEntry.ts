import type { Validated } from './finding.ts';
import { normalise } from './normalise.ts';

interface CodeEntry {
  value: string;
  rejected: string;
  error?: string;
}

/** A complete wrong code is cleared, with the error. */
export function enterCode(input: string, length: number, validate: (code: string) => Validated): CodeEntry {
  const value = normalise(input).slice(0, length);
  const error = value.length === length ? validate(value).error : undefined;
  return error === undefined ? { value, rejected: '' } : { value: '', rejected: value, error };
}

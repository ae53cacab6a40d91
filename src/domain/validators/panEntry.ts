import { normalise } from './normalise.ts';
import { PAN_ERROR, PAN_LENGTH, validatePan } from './pan.ts';

/** What the PAN field holds after an input, and what to say beside it. */
export interface PanEntry {
  value: string;
  error?: string;
}

/** SPEC 5, while a PAN is entered: upper-cased, at most 10 characters; 10 that are no PAN are cleared with the error. */
export function enterPan(input: string): PanEntry {
  const value = normalise(input).slice(0, PAN_LENGTH);
  const isWrong = value.length === PAN_LENGTH && validatePan(value).error !== undefined;
  return isWrong ? { value: '', error: PAN_ERROR } : { value };
}

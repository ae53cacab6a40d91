import type { FormKey } from '../records/records.ts';
import { normalise, type Validated } from '../validators/normalise.ts';

export interface Flag {
  part: FormKey | 'profile' | 'taxes';
  label: string;
  message: string;
}

/** The validator's own words are for who fills in the form. */
const NOT_VALID = 'The format is not valid.';

export function flagsFrom(part: Flag['part'], label: string, { error, warnings }: Validated): Flag[] {
  const messages = warnings.map(({ message }) => message);
  return (error === undefined ? messages : [NOT_VALID, ...messages]).map((message) => ({
    part,
    label,
    message,
  }));
}

export function flagWhen(applies: boolean, part: Flag['part'], label: string, message: string): Flag[] {
  return applies ? [{ part, label, message }] : [];
}

/** Whether two values are more than two spellings: R.K. Narayan is R K Narayan. */
export function differ(one: string, other: string): boolean {
  return one !== '' && other !== '' && lettersOf(one) !== lettersOf(other);
}

function lettersOf(text: string): string {
  return normalise(text).replaceAll(/[.,'’]/g, '');
}

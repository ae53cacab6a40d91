import type { FormKey } from '../records/records.ts';
import type { Validated } from '../validators/finding.ts';

/** Something that a reviewer should look at twice: where it is, what is odd. */
export interface Flag {
  /** The part of the review it belongs to. */
  part: FormKey | 'profile';
  label: string;
  message: string;
}

/** The findings of a validator, its error first, as flags on one field. */
export function flagsFrom(part: Flag['part'], label: string, { error, warnings }: Validated): Flag[] {
  const messages = warnings.map(({ message }) => message);
  return (error === undefined ? messages : [error, ...messages]).map((message) => ({ part, label, message }));
}

/** One flag when something is odd, else none. */
export function flagWhen(isOdd: boolean, part: Flag['part'], label: string, message: string): Flag[] {
  return isOdd ? [{ part, label, message }] : [];
}

import { normalise } from './normalise.ts';

const WITH_COUNTRY = /^(?:\+|00)91([0-9]{10})$/;
const IN_INDIA = /^(?:(?:\+|00)?91|0)?([0-9]{10})$/;
/** At most 15 digits (E.164). */
const ABROAD = /^(?:\+|00)(?!91)([1-9][0-9]{6,14})$/;

/**
 * The ten digits of an Indian number, and the digits of one with another country code; other text unchanged.
 * Outside India the number itself may start with 0 or 91.
 */
export function nationalNumber(input: string, isInIndia = true): string {
  const text = normalise(input);
  const [, number = input] = (isInIndia ? IN_INDIA : WITH_COUNTRY).exec(text) ?? ABROAD.exec(text) ?? [];
  return number;
}

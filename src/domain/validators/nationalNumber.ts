import { normalise } from './normalise.ts';

const WITH_COUNTRY = /^(?:\+|00)91([0-9]{10})$/;
const IN_INDIA = /^(?:(?:\+|00)?91|0)?([0-9]{10})$/;

/**
 * The ten digits of an Indian number; other text unchanged. Outside India the number itself may start with 0
 * or 91.
 */
export function nationalNumber(input: string, isInIndia = true): string {
  const [, number = input] = (isInIndia ? IN_INDIA : WITH_COUNTRY).exec(normalise(input)) ?? [];
  return number;
}

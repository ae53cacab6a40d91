import type { Validated } from '../validators/finding.ts';
import { validateGstin } from '../validators/gstin.ts';
import { validateIfsc } from '../validators/ifsc.ts';
import { validatePan } from '../validators/pan.ts';

// What is stored has to be in its normal form already: the rules take nothing else (R16).
function isStorable(value: string, validated: Validated): boolean {
  return value !== '' && validated.value === value && validated.error === undefined;
}

export function isPan(value: string): boolean {
  return isStorable(value, validatePan(value));
}

export function isGstin(value: string): boolean {
  return isStorable(value, validateGstin(value));
}

export function isIfsc(value: string): boolean {
  return isStorable(value, validateIfsc(value));
}

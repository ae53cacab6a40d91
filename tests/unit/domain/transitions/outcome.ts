import { expect } from 'vitest';
import type { Submission, UserPatch } from '../../../../src/domain/transitions/patch.ts';

/** The patch of an allowed transition. */
export function patchOf(transition: Submission): UserPatch {
  if (!transition.allowed) throw new Error(`Refused: ${transition.refusal.reason}`);
  return transition.patch;
}

/** Expects a refusal with this reason. */
export function expectRefusal(transition: Submission, reason: string): void {
  expect(transition).toEqual({ allowed: false, refusal: { reason } });
}

export const NOW = Date.UTC(2026, 10, 21, 6);

/** The refusal of a form that is submitted already. */
export const SUBMITTED = 'This form has already been submitted.';

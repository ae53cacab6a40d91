import { afterAll, expect } from 'vitest';
import type { ReviewedRecord } from '../../../src/domain/review/snapshots.ts';
import { newUid } from '../world.ts';
import { actorOf, type Role } from './actors.ts';
import { type Attempt, changedKeys, type Raw } from './attempt.ts';
import { isAllowed } from './oracle.ts';
import { isAllowedByRules, resolved } from './world.ts';

/**
 * MODEL_RUNS sets the number of writes, as test:proofs does, and MODEL_SEED the seed: a number, or `random`.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 100);
const SEED = process.env.MODEL_SEED ?? '20261121';
export const PARAMETERS = { numRuns: RUNS, ...(SEED !== 'random' && { seed: Number(SEED) }) };
export const TIMEOUT = 300_000 + RUNS * 200;

let writes = 0;
/** Prints the number of writes at the end of a file. */
export function countWrites(): void {
  afterAll(() =>
    console.info(`model check: ${writes} random writes asked of rules and domain, seed ${SEED}`),
  );
}

export function attempt(stored: Raw, documents: Raw, role: Role, reviewed: ReviewedRecord = {}): Attempt {
  const uid = newUid();
  const actor = actorOf(role, uid, String(stored.fpocno));
  const before = resolved({ ...stored, uid }, uid, actor) as Raw;
  return { actor, uid, before, after: before, documents: resolved(documents, uid, actor) as Raw, reviewed };
}

/** @returns whether rules and domain allow the write */
export async function expectAgreement(tried: Attempt): Promise<boolean> {
  const byRules = await isAllowedByRules(tried);
  writes += 1;
  const byDomain = changedKeys(tried.before, tried.after).length === 0 || isAllowed(tried);
  expect({ allowed: byRules, changed: changedKeys(tried.before, tried.after) }).toEqual({
    allowed: byDomain,
    changed: changedKeys(tried.before, tried.after),
  });
  return byRules;
}

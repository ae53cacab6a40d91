import type { Fact } from '../letters/letterContent.ts';

/** Replaces empty details by `otherwise`, so that a printout names what is missing. */
export function filled(facts: readonly Fact[], otherwise: string): Fact[] {
  return facts.map(([term, detail]) => [term, detail || otherwise]);
}

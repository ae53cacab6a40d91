import type { Fact } from '../letters/letterContent.ts';

/** A printout names what is missing. */
export function filled(facts: readonly Fact[], otherwise: string): Fact[] {
  return facts.map(([term, detail]) => [term, detail || otherwise]);
}

import type { Raw } from '../records/read.ts';
import { type Kind, parseKind } from './counts.ts';
import type { Fact } from './facts.ts';
import { monthOf } from './months.ts';
import type { Coming, InsightStage } from './nowStats.ts';

/**
 * `counted/{uid}`: in which figures of /insights a person is counted, such as `approved 2026-10`, so that each figure has
 * the list of its people. The job writes it; it has no name.
 */
export interface Listing extends Kind {
  figures: string[];
}

/** The figures of a month that have a list. Every wait of filling in ends with a first submission, and the whole with a first approval. */
export const MONTH_FIGURES = [
  'registered',
  'submitted',
  'approved',
  'exceptions',
  'denied',
  'firstApproved',
  'review',
  'approval',
] as const;
export type MonthFigure = (typeof MONTH_FIGURES)[number];

export const WORK_FIGURES = ['validated', 'sent', 'decided'] as const;
export type WorkFigure = (typeof WORK_FIGURES)[number];

/** What a list is about: without the months or the groups of waits. */
export type Figure =
  | MonthFigure
  | `returned.${string}`
  | `${WorkFigure}.${string}`
  | `now.${InsightStage}`
  | `ends.${Coming}`;

/** @param part a month, or the number of a group of waits or weeks */
export function listedAs(figure: Figure, part: string | number): string {
  return `${figure} ${part}`;
}

/** The figures of these months that count somebody, sorted, each once. */
export function monthFigures(facts: readonly Fact[], months: ReadonlySet<string>): string[] {
  const figures = facts.flatMap((fact) => {
    const month = monthOf(fact.at);
    return months.has(month) ? figuresOf(fact).map((figure) => listedAs(figure, month)) : [];
  });
  return [...new Set(figures)].sort();
}

function figuresOf(fact: Fact): Figure[] {
  switch (fact.what) {
    case 'approved':
      return fact.isException ? ['approved', 'exceptions'] : ['approved'];
    case 'first approved':
      return ['firstApproved'];
    case 'wait':
      return fact.wait === 'review' || fact.wait === 'approval' ? [fact.wait] : [];
    case 'returned':
      return [`returned.${fact.category}.${fact.field}`];
    case 'work':
      return [`${fact.did}.${fact.by}`];
    case 'form':
    case 'older':
      return [];
    default:
      return [fact.what];
  }
}

export function isWorkFigure(figure: string): boolean {
  return WORK_FIGURES.some((work) => figure.startsWith(`${work}.`));
}

/** Never throws; undefined without a record. */
export function parseListing(raw: Raw | undefined): Listing | undefined {
  if (!raw) return undefined;
  const figures = Array.isArray(raw.figures)
    ? raw.figures.filter((figure) => typeof figure === 'string')
    : [];
  return { ...parseKind(raw), figures };
}

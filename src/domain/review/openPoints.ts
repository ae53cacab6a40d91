import { FORMS } from '../forms/registry.ts';
import { unvalidatedForms } from '../transitions/review.ts';
import { openQueries } from './decision.ts';
import { reviewFlags } from './flags.ts';
import type { ReviewState } from './sections.ts';

/** `text` is for the approver. `waived` is the text for the person: for a flag only the name of its field. */
export interface OpenPoint {
  text: string;
  waived: string;
}

export function openPoints({ record, documents, taxes }: ReviewState, now: Date): OpenPoint[] {
  const points = [
    ...unvalidatedForms(record).map((key) => same(`${FORMS[key].title}: not validated`)),
    ...openQueries(record).map(({ title }) => same(`Open query: ${title}`)),
    ...reviewFlags(record, documents, now, taxes).map(({ label, message }) => ({
      text: `${label}: ${message}`,
      waived: label,
    })),
  ];
  // Two forms may have the same flag.
  return [...new Map(points.map((point) => [point.text, point])).values()];
}

/** The waived points come before the reason. */
export function reasonWith(waived: readonly OpenPoint[], reason: string): string {
  const points = [...new Set(waived.map((point) => point.waived))];
  const text = reason.trim();
  return points.length > 0 ? `Waived: ${points.join('; ')}. ${text}` : text;
}

function same(text: string): OpenPoint {
  return { text, waived: text };
}

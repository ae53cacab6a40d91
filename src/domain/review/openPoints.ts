import { isAmendedLink } from '../files/fileNames.ts';
import { documentRowsOf } from '../forms/documentRows.ts';
import { formTitle } from '../forms/registry.ts';
import type { DocumentKey, Waivable } from '../records/records.ts';
import { hasFile } from '../transitions/guards.ts';
import { unvalidatedForms } from '../transitions/review.ts';
import { openQueries } from './decision.ts';
import { reviewFlags } from './flags.ts';
import type { ReviewState } from './sections.ts';

/**
 * A point that an exception may waive. `text` is for the approver; `waived` is for the person, and has only the field
 * name of a flag.
 */
export interface OpenPoint {
  text: string;
  waived: string;
  /** What the person owes when the point is waived: a form, or a document that is missing. */
  owed?: Waivable;
}

export function openPoints({ record, documents, taxes }: ReviewState, now: Date): OpenPoint[] {
  const missing = documentRowsOf(record).filter(({ key, isNeeded }) => isNeeded && !hasFile(documents[key]));
  const points: OpenPoint[] = [
    ...unvalidatedForms(record).map((key) => ({
      ...same(`${formTitle(record, key)}: not validated`),
      owed: key,
    })),
    ...openQueries(record).map(({ title }) => same(`Open query: ${title}`)),
    ...reviewFlags(record, documents, now, taxes).map(({ label, message }) => {
      const document = missing.find((row) => row.label === label);
      return { text: `${label}: ${message}`, waived: label, ...(document && { owed: document.key }) };
    }),
  ];
  // Two forms may have the same flag.
  return [...new Map(points.map((point) => [point.text, point])).values()];
}

/**
 * The stored documents that an exception can ask to be replaced. One that an approved change put in force is none of them:
 * the record could not tell it from its replacement.
 */
export function replaceableRows({ record, documents }: ReviewState): { key: DocumentKey; label: string }[] {
  return documentRowsOf(record).flatMap(({ key, label }) => {
    const link = documents[key];
    return hasFile(link) && !isAmendedLink(link) ? [{ key, label }] : [];
  });
}

/** The reason that is stored: the waived points, the documents to replace, then the approver's text. */
export function reasonWith(
  waived: readonly OpenPoint[],
  reason: string,
  replaced: readonly string[] = [],
): string {
  const points = [...new Set(waived.map((point) => point.waived))];
  return [
    ...(points.length > 0 ? [`Waived: ${points.join('; ')}.`] : []),
    ...(replaced.length > 0 ? [`To be replaced: ${replaced.join('; ')}.`] : []),
    reason.trim(),
  ].join(' ');
}

/** What the person owes after these points are waived. */
export function owedAfter(waived: readonly OpenPoint[]): Waivable[] {
  return [...new Set(waived.flatMap(({ owed = [] }) => owed))];
}

function same(text: string): OpenPoint {
  return { text, waived: text };
}

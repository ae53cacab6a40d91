import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import { refusalOfReview } from '../transitions/impartial.ts';
import type { Reviewer } from '../transitions/review.ts';

/** R21: undefined when the reviewer may mark what came in as seen. @param shownAt `cameIn` as the reviewer saw it */
export function refusalOfSeeing(
  record: UserRecord,
  { cameIn }: Pick<DocumentsRecord, 'cameIn'>,
  shownAt: number,
  reviewer: Reviewer,
): string | undefined {
  const refusal = refusalOfReview(record, reviewer);
  if (refusal) return refusal;
  if (cameIn === undefined) return 'Another reviewer has just looked at the delivered documents.';
  return cameIn === shownAt ? undefined : 'Another document has just come in. Look at it first.';
}

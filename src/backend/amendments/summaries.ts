import type { AppError } from '../../domain/appError.ts';
import { type AmendmentSummary, parseAmendmentSummary } from '../../domain/records/amendments.ts';
import { watchDocument } from '../records/watchDocument.ts';

/** R20: the status of each change, without its values. */
export function watchAmendmentStatuses(
  uid: string,
  onStatuses: (statuses: AmendmentSummary['statuses']) => void,
  onError: (error: AppError) => void,
): () => void {
  return watchDocument(
    'amendments',
    uid,
    (data) => onStatuses(parseAmendmentSummary(data).statuses),
    onError,
  );
}

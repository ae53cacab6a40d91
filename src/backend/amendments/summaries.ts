import { type AmendmentSummary, parseAmendmentSummary } from '../../domain/records/amendments.ts';
import { watcherOf } from '../records/watchDocument.ts';

/** R20: the status of each change, without its values. */
export const watchAmendmentStatuses = watcherOf(
  'amendments',
  (data): AmendmentSummary['statuses'] => parseAmendmentSummary(data).statuses,
);

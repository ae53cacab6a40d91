import type { Reviewer } from '../../domain/transitions/review.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { usePersonRecords } from '../../records/usePersonRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ReviewBody } from './ReviewBody.tsx';

/** Follows the person's records, so that a step of the person or of another reviewer shows at once. */
export function PersonReview({ reviewer }: { reviewer: Reviewer }) {
  const { live, retry } = usePersonRecords();
  const record = lastOf(live)?.value.record;
  return (
    <>
      <PageHeading title={record ? `Review of ${record.name || record.email}` : 'Review'} />
      <LiveView live={live} onRetry={retry}>
        {(person) =>
          person.record ? (
            <ReviewBody state={{ record: person.record, documents: person.documents }} reviewer={reviewer} />
          ) : (
            <Notice kind="warning" title="There is nothing to review here">
              <p>No trainee or vendor has this address. Look the person up in the review queue.</p>
            </Notice>
          )
        }
      </LiveView>
    </>
  );
}

import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { useSignedInUser } from '../../session/useSession.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';

/** Whom the reviewer has to deal with (R10), and the way to everyone else. */
export function ReviewQueuePage() {
  const user = useSignedInUser();
  return (
    <>
      <PageHeading title="Review queue">
        Trainees and vendors whose forms are with the reviewers, waiting longest first.
      </PageHeading>
      {user.isReviewer ? <ReviewQueue reviewerUid={user.uid} /> : <ReviewersOnly />}
    </>
  );
}

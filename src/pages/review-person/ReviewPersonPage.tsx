import '../../evidence/evidence.scss';
import './reviewPerson.scss';
import { useParams } from 'react-router-dom';
import { isUid } from '../../domain/records/uid.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { BackLinks } from '../../evidence/BackLinks.tsx';
import { Visit } from '../../evidence/Visit.tsx';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { queueAddress } from '../../records/queueMemory.ts';
import { RecordsProvider } from '../../records/RecordsProvider.tsx';
import { usePersonRecords } from '../../records/usePersonRecords.ts';
import { useStaff } from '../../records/useStaff.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PersonReview } from './PersonReview.tsx';

function LiveReview({ reviewer }: { reviewer: Reviewer }) {
  const { live, retry } = usePersonRecords();
  const record = lastOf(live)?.value.record;
  return (
    <>
      <BackLinks to={queueAddress()} label="Back to the review queue" uid={record?.uid} />
      {!record && <PageHeading title="Review" />}
      <LiveView live={live} onRetry={retry}>
        {(person) =>
          person.record ? (
            <Visit uid={person.record.uid}>
              <PersonReview
                state={{ record: person.record, documents: person.documents }}
                reviewer={reviewer}
              />
            </Visit>
          ) : (
            <NobodyNotice />
          )
        }
      </LiveView>
    </>
  );
}

function NobodyNotice() {
  return (
    <Notice kind="warning" title="There is nothing to review here">
      <p>No trainee or vendor has this address. Look the person up in the review queue.</p>
    </Notice>
  );
}

/** One trainee or vendor, with the steps of a reviewer (R10). */
export function ReviewPersonPage() {
  const { uid = '' } = useParams();
  const { isReviewer } = useSignedInUser();
  const reviewer = useStaff();
  if (!isReviewer) {
    return (
      <>
        <PageHeading title="Review" />
        <ReviewersOnly />
      </>
    );
  }
  return (
    <div className="review">
      {isUid(uid) ? (
        <RecordsProvider key={uid} uid={uid}>
          <LiveReview reviewer={reviewer} />
        </RecordsProvider>
      ) : (
        <>
          <BackLinks to={queueAddress()} label="Back to the review queue" />
          <PageHeading title="Review" />
          <NobodyNotice />
        </>
      )}
    </div>
  );
}

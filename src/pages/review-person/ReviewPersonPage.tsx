import { Link, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { RecordsProvider } from '../../records/RecordsProvider.tsx';
import { useSignedInUser } from '../../session/useSession.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PersonReview } from './PersonReview.tsx';
import './reviewPerson.scss';

/** Everything about one trainee or vendor, and the steps that are the reviewer's (R10). */
export function ReviewPersonPage() {
  const { uid = '' } = useParams();
  const user = useSignedInUser();
  if (!user.isReviewer) {
    return (
      <>
        <PageHeading title="Review" />
        <ReviewersOnly />
      </>
    );
  }
  return (
    <div className="review">
      <p className="review-back">
        <Link to={paths.review}>Back to the review queue</Link>
      </p>
      <RecordsProvider key={uid} uid={uid}>
        <PersonReview reviewer={{ uid: user.uid, name: user.displayName || user.email, email: user.email }} />
      </RecordsProvider>
    </div>
  );
}

import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { useSignedInUser } from '../../session/useSession.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ExportForm } from './ExportForm.tsx';
import { ExportLog } from './ExportLog.tsx';
import './exports.scss';

/** Hands approved vendors over to finance (R10). */
export function ExportsPage() {
  const { uid, isReviewer } = useSignedInUser();
  return (
    <>
      <PageHeading title="Exports">Approved vendors and trainees, for finance.</PageHeading>
      {isReviewer ? (
        <>
          <ExportForm reviewerUid={uid} />
          <ExportLog reviewerUid={uid} />
        </>
      ) : (
        <ReviewersOnly />
      )}
    </>
  );
}

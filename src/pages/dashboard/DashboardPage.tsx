import { lazy, Suspense } from 'react';
import { NoRecord } from '../../forms/PersonPage.tsx';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PersonDashboard } from './PersonDashboard.tsx';
import { ApproverPanel } from './StaffPanels.tsx';
import { useHealOverall } from './useHealOverall.ts';
import { VerificationNotice } from './VerificationNotice.tsx';

/** Their forms and lists are not loaded for trainees and vendors. */
const IntroducerPanel = lazy(() =>
  import('./IntroducerPanel.tsx').then(({ IntroducerPanel: component }) => ({ default: component })),
);
const ReviewerPanel = lazy(() =>
  import('./ReviewerPanel.tsx').then(({ ReviewerPanel: component }) => ({ default: component })),
);

export function DashboardPage() {
  const user = useSignedInUser();
  const records = useRecords();
  const live = useUserRecord();
  useHealOverall(live.state === 'ready' ? live.value : null);
  return (
    <>
      <PageHeading title="Dashboard" />
      {!user.isEmailVerified && <VerificationNotice />}
      {user.isReviewer && (
        <Suspense fallback={<Loader />}>
          <ReviewerPanel />
        </Suspense>
      )}
      {user.isApprover && <ApproverPanel />}
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record) return user.isReviewer || user.isApprover ? null : <NoRecord />;
          if (record.usertype === 'introducer') {
            return (
              <Suspense fallback={<Loader />}>
                <IntroducerPanel record={record} />
              </Suspense>
            );
          }
          return <PersonDashboard record={record} />;
        }}
      </LiveView>
    </>
  );
}

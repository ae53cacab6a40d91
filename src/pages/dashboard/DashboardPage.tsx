import { useEffect } from 'react';
import { completeOverall } from '../../backend/records/users.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { isOverallDue } from '../../domain/transitions/overall.ts';
import { NoRecord } from '../../forms/PersonPage.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PersonDashboard } from './PersonDashboard.tsx';
import { VerificationNotice } from './VerificationNotice.tsx';

/** Not loaded for trainees and vendors. */
const IntroducerPanel = onDemand(
  async () => (await import('./IntroducerPanel.tsx')).IntroducerPanel,
  <Loader />,
);
const ReviewerPanel = onDemand(async () => (await import('./ReviewerPanel.tsx')).ReviewerPanel, <Loader />);
const ApproverPanel = onDemand(async () => (await import('./ApproverPanel.tsx')).ApproverPanel, <Loader />);

export function DashboardPage() {
  const user = useSignedInUser();
  const records = useRecords();
  const live = useUserRecord();
  // Not above "Welcome aboard".
  const isDone = lastOf(live)?.value?.forms.approved === true;
  useCompleteOverall(live.state === 'ready' ? live.value : null);
  return (
    <>
      <PageHeading title="Dashboard" />
      {!user.isEmailVerified && !isDone && <VerificationNotice email={user.email} />}
      {user.isReviewer && <ReviewerPanel />}
      {user.isApprover && <ApproverPanel />}
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record) return user.isReviewer || user.isApprover ? null : <NoRecord />;
          if (record.usertype === 'introducer') return <IntroducerPanel record={record} />;
          return <PersonDashboard record={record} />;
        }}
      </LiveView>
    </>
  );
}

/** Sets the overall status to 1 when an earlier visit ended between the last form and this step. */
export function useCompleteOverall(record: UserRecord | null): void {
  const uid = record && record.usertype !== 'introducer' && isOverallDue(record) ? record.uid : null;
  useEffect(() => {
    // Another tab may be faster, and the next visit retries: a refusal needs no message.
    if (uid) completeOverall(uid).catch(() => undefined);
  }, [uid]);
}

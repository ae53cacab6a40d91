import { useEffect, useState } from 'react';
import { resendVerificationMail } from '../../backend/firebase/verificationMail.ts';
import { completeOverall } from '../../backend/records/users.ts';
import { toAppError } from '../../domain/appError.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { isOverallDue } from '../../domain/transitions/overall.ts';
import { NoRecord } from '../../forms/PersonPage.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { STORED } from '../../ui/stored.ts';
import { PersonDashboard } from './PersonDashboard.tsx';

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

/** The only place that asks for it. */
export function VerificationNotice({ email }: { email: string }) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');
  const handleClick = async () => {
    setPending(true);
    setError('');
    try {
      const address = await resendVerificationMail();
      accountToast('success', `Verification email send to ${address}`);
    } catch (thrown) {
      const failure = toAppError(thrown);
      setError(loginErrorMessage(failure));
      accountToast('warning', failure.message);
    } finally {
      setPending(false);
    }
  };
  return (
    <Notice kind="warning" title="E-mail verification is pending">
      <p>
        Open the link in the e-mail that we sent to <strong {...STORED}>{email}</strong>, then return to this
        page.
      </p>
      <Failure>{error}</Failure>
      <SubmitButton
        variant="outline-secondary"
        size="sm"
        isPending={isPending}
        onClick={() => void handleClick()}
      >
        Resend verification mail
      </SubmitButton>
    </Notice>
  );
}

import { Navigate } from 'react-router-dom';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileQueries } from './ProfileQueries.tsx';

/** My Profile. Trainees and vendors with neither PAN nor Aadhar are sent to the dashboard. */
export function ProfilePage() {
  const user = useSignedInUser();
  const records = useRecords();
  const live = useUserRecord();
  return (
    <>
      <PageHeading title="My Profile" />
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record) return <AccountDetails email={user.email} details={accountDetails(user)} />;
          if (record.usertype === 'introducer') {
            return <AccountDetails email={user.email} details={introducerDetails(record)} />;
          }
          if (!record.pancard && !record.aadharcard) return <Navigate to={paths.dashboard} replace />;
          return (
            <>
              <ProfileQueries record={record} />
              <ProfileForm record={record} email={user.email} />
            </>
          );
        }}
      </LiveView>
    </>
  );
}

function introducerDetails({ userid, email, name }: UserRecord) {
  return [
    ['User ID', userid],
    ['E-mail', email],
    ['Name', name],
    ['Role', 'Introducer'],
  ] as const;
}

function accountDetails({ email, displayName, isReviewer, isApprover }: SignedInUser) {
  const roles = [isReviewer && 'Reviewer', isApprover && 'Approver'].filter(Boolean).join(', ');
  return [
    ['E-mail', email],
    ['Name', displayName],
    ['Role', roles || 'No role has been granted to this account'],
  ] as const;
}

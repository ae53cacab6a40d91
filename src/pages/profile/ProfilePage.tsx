import { type ComponentProps, type ReactNode, useState } from 'react';
import Card from 'react-bootstrap/Card';
import { Navigate } from 'react-router-dom';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { profileQueries } from '../../domain/transitions/openQueries.ts';
import { FormOrChange } from '../../forms/change/FormOrChange.tsx';
import { QueriesInPlace } from '../../forms/queries/OpenQueries.tsx';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Loaded for reviewers and approvers only. */
const SecondStep = onDemand(async () => (await import('./SecondStep.tsx')).SecondStep);

/** Trainees and vendors with neither PAN nor Aadhar are redirected to the dashboard. */
export function ProfilePage() {
  const user = useSignedInUser();
  const records = useRecords();
  const live = useUserRecord();
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <>
      <PageHeading title="My Profile" />
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record) {
            return (
              <AccountDetails email={user.email} details={accountDetails(user)}>
                <WorkLink {...user} isPrimary={!isSettingUp} />
              </AccountDetails>
            );
          }
          if (record.usertype === 'introducer') {
            return <AccountDetails email={user.email} details={introducerDetails(record)} />;
          }
          return (
            <FormOrChange record={record} kinds={['contact', 'gst']}>
              {record.pancard || record.aadharcard ? (
                <>
                  <ProfileQueries record={record} />
                  <ProfileForm record={record} email={user.email} />
                </>
              ) : (
                <Navigate to={paths.dashboard} replace />
              )}
            </FormOrChange>
          );
        }}
      </LiveView>
      {(user.isReviewer || user.isApprover || user.roleNeed) && <SecondStep onSetUp={setSettingUp} />}
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

/** The login always opens this page, so it starts with the link to the work of staff. */
function WorkLink({
  isReviewer,
  isApprover,
  isPrimary,
}: Pick<SignedInUser, 'isReviewer' | 'isApprover'> & { isPrimary: boolean }) {
  if (!isReviewer && !isApprover) return null;
  return (
    <LinkButton
      variant={isPrimary ? 'primary' : 'outline-secondary'}
      to={isReviewer ? paths.review : paths.approvals}
    >
      Go to your work
    </LinkButton>
  );
}

type AccountDetailsProps = Pick<ComponentProps<typeof DetailList>, 'details'> & {
  email: string;
  children?: ReactNode;
};

function AccountDetails({ email, details, children }: AccountDetailsProps) {
  return (
    <Card as="section" body aria-label="Account">
      <DetailList className="mb-4" details={details} />
      <div className="form-actions">
        {children}
        <ChangePassword email={email} />
      </div>
    </Card>
  );
}

/** Empty without an open query about the profile (R5). */
export function ProfileQueries({ record }: { record: UserRecord }) {
  const asked = profileQueries(record).filter(({ status }) => status === 0);
  return (
    <QueriesInPlace
      record={record}
      category="general"
      queries={asked}
      title="The reviewer asks about your profile"
    >
      Correct and save your profile, and then resolve each query here. Until then your profile can be changed,
      and your forms wait.
    </QueriesInPlace>
  );
}

import { paths } from '../../config/paths.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { PersonLinks } from './PersonLinks.tsx';
import { SidebarLink } from './SidebarLink.tsx';

function PipelineLinks() {
  return (
    <>
      <SidebarLink to={`${paths.dashboard}#your-people`} icon="people">
        Your people
      </SidebarLink>
      <SidebarLink to={`${paths.dashboard}?stage=invited#your-people`} icon="invitations">
        Invitations
      </SidebarLink>
    </>
  );
}

/** Empty until the role is known. */
export function RoleLinks() {
  const { isReviewer, isApprover, isEmailVerified } = useSignedInUser();
  const live = useUserRecord();
  const last = lastOf(live);
  if (live.state === 'loading' && !last) return null;
  const usertype = last?.value?.usertype;
  if (usertype === 'introducer') {
    // Without a verified address the dashboard has no such part (R13).
    return isEmailVerified && <PipelineLinks />;
  }
  // Reviewers and approvers may have no record; everyone else without a record still sees the forms.
  return usertype || !(isReviewer || isApprover) ? <PersonLinks isVendor={usertype === 'vendor'} /> : null;
}

export function StaffLinks() {
  const { isReviewer, isApprover } = useSignedInUser();
  return (
    <>
      {isReviewer && (
        <>
          <SidebarLink to={paths.review} icon="review">
            Review queue
          </SidebarLink>
          <SidebarLink to={paths.exports} icon="exports">
            Exports
          </SidebarLink>
        </>
      )}
      {isApprover && (
        <SidebarLink to={paths.approvals} icon="approvals">
          Approvals
        </SidebarLink>
      )}
      {(isReviewer || isApprover) && (
        <SidebarLink to={paths.insights} icon="insights">
          Insights
        </SidebarLink>
      )}
    </>
  );
}

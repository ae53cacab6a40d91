import type { ReactNode } from 'react';
import type { Approver } from '../../domain/transitions/approval.ts';
import { useStaff } from '../../records/useStaff.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RoleWaits } from '../../ui/feedback/RoleWaits.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** The database rules refuse all others too (R9). */
export function ApproversOnly({ children }: { children: (approver: Approver) => ReactNode }) {
  const { isApprover, roleNeed } = useSignedInUser();
  const approver = useStaff();
  if (roleNeed) return <RoleWaits need={roleNeed} />;
  if (isApprover) return children(approver);
  return (
    <>
      <PageHeading title="Approvals" />
      <Notice kind="warning" title="This page is for approvers">
        <p>
          Your account cannot decide on people. If you should be able to, ask an administrator to make you an
          approver, then log out and in again.
        </p>
      </Notice>
    </>
  );
}

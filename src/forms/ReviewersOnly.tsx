import { useSignedInUser } from '../session/useSession.ts';
import { ShortNotice } from '../ui/feedback/Notice.tsx';
import { RoleWaits } from '../ui/feedback/RoleWaits.tsx';

/** The database rules refuse all others too (R10). */
export function ReviewersOnly() {
  const { roleNeed } = useSignedInUser();
  if (roleNeed) return <RoleWaits need={roleNeed} />;
  return (
    <ShortNotice kind="warning" title="This page is for reviewers">
      Your account cannot review forms. If you should be able to, ask an administrator to make you a reviewer,
      then log out and in again.
    </ShortNotice>
  );
}

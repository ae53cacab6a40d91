import { UNVERIFIED } from '../domain/people/identity.ts';
import { Notice } from '../ui/feedback/Notice.tsx';

/** For reviewers and approvers, in the same words. */
export function UnverifiedNotice() {
  return (
    <Notice kind="warning" title="Address not verified">
      <p className="mb-0">{UNVERIFIED}</p>
    </Notice>
  );
}

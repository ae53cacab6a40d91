import { useSignedInUser } from '../session/useSession.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { SecondStepFirst } from '../ui/feedback/SecondStepFirst.tsx';

/** The database rules refuse all others too (R10). */
export function ReviewersOnly() {
  const { needsSecondStep } = useSignedInUser();
  if (needsSecondStep) return <SecondStepFirst />;
  return (
    <Notice kind="warning" title="This page is for reviewers">
      <p>
        Your account cannot review forms. If you should be able to, ask an administrator to make you a
        reviewer, then log out and in again.
      </p>
    </Notice>
  );
}

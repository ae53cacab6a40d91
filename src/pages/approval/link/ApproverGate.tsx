import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getEnv } from '../../../config/env.ts';
import { staffProvider } from '../../../config/portal.ts';
import type { RoleNeed } from '../../../domain/people/staffSignIn.ts';
import type { LinkClaims } from '../../../domain/review/approvalLinks.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { useSession } from '../../../session/useSession.ts';
import { useSignIn } from '../../../session/useSignIn.ts';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { loginErrorMessage } from '../../../ui/feedback/loginErrors.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { onDemand } from '../../../ui/feedback/onDemand.tsx';
import { loadErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { CredentialFields } from '../../../ui/fields/CredentialFields.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { willText } from '../approvalMessages.ts';
import { LinkCard } from './LinkCard.tsx';

/** Only reviewers and approvers load it. */
const IdleLock = onDemand(
  async () => (await import('../../../forms/entry/IdleLock.tsx')).IdleLock,
  <WaitingCard />,
);

interface Visitor {
  approver: Approver;
  isSignedInHere: boolean;
  isLocked: boolean;
}

interface ApproverGateProps {
  claims: LinkClaims;
  children: (visitor: Visitor) => ReactNode;
}

/** Asks for the sign-in of an approver in the link's card. */
export function ApproverGate(props: ApproverGateProps) {
  const { state } = useSession();
  const [isSignedInHere, setSignedInHere] = useState(false);
  const gate = (isLocked: boolean) => (
    <Gate {...props} {...{ isSignedInHere, isLocked }} onSubmit={() => setSignedInHere(true)} />
  );
  const user = state.status === 'signedIn' && (state.user.isReviewer || state.user.isApprover) && state.user;
  if (!user) return gate(false);
  return (
    <IdleLock key={user.uid} user={user}>
      {gate}
    </IdleLock>
  );
}

type GateProps = ApproverGateProps & Omit<Visitor, 'approver'> & { onSubmit: () => void };

function Gate({ claims, children, isSignedInHere, isLocked, onSubmit }: GateProps) {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const wasOpen = useRef(!isLocked);
  if (!isLocked) wasOpen.current = true;
  if (state.status === 'unknown') return <WaitingCard />;
  if (state.status === 'signedIn' && state.user.isApprover) {
    const { uid, displayName, email } = state.user;
    // A link that opens in a locked tab waits for the password; later the page behind the lock stays.
    if (!wasOpen.current) return <LinkCard />;
    return children({ approver: { uid, name: displayName || email, email }, isSignedInHere, isLocked });
  }
  return (
    <LinkCard>
      {state.status === 'error' && (
        <Notice kind="danger">
          <p>{loadErrorMessage(state.error)}</p>
        </Notice>
      )}
      {state.status === 'signedIn' && (
        <Notice kind="warning">
          <p>
            <Sentence>{`You are signed in as ${state.user.email}, who ${state.user.roleNeed ? NEEDS[state.user.roleNeed] : 'is not an approver'}. Nothing has been decided. Sign in as an approver to continue.`}</Sentence>
          </p>
        </Notice>
      )}
      <p>
        <Sentence>{signInText(claims)}</Sentence>
      </p>
      {staffProvider && (
        <p>
          <Link
            to={staffProvider.path}
            state={{ from: `${pathname}${search}` }}
          >{`Sign in with ${staffProvider.name}`}</Link>
        </p>
      )}
      <ApproverSignIn onSubmit={onSubmit} />
    </LinkCard>
  );
}

function WaitingCard() {
  return (
    <LinkCard>
      <Loader text="Please wait..." />
    </LinkCard>
  );
}

const NEEDS: Record<RoleNeed, string> = {
  'work address': 'has no verified work address',
  'second step': staffProvider
    ? `has not signed in with ${staffProvider.name}`
    : 'has not logged in with a code of an authenticator app',
};

function signInText(claims: LinkClaims): string {
  const { action, key } = claims;
  if (getEnv().approvalLinks === 'ask' || action === 'deny' || (key !== undefined && action !== 'accept')) {
    return 'Signing in as an approver will show the record. Nothing is decided before you say so.';
  }
  const condition =
    key === undefined
      ? ', if the record was sent for approval'
      : ', unless something has changed since the mail';
  return `Signing in will ${willText(claims)}${condition}.`;
}

/** The page continues once an approver is signed in. */
function ApproverSignIn({ onSubmit }: { onSubmit: () => void }) {
  const { submit, isPending, ...fields } = useSignIn({
    onFailure: (message) => accountToast('error', message),
    toMessage: loginErrorMessage,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Set before the session changes, which triggers the decision.
        onSubmit();
        void submit(event.currentTarget);
      }}
    >
      <CredentialFields {...fields} />
      <div className="form-actions">
        <SubmitButton isPending={isPending}>Sign in</SubmitButton>
      </div>
    </form>
  );
}

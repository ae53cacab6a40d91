import { type FormEvent, useEffect, useRef, useState } from 'react';
import Card from 'react-bootstrap/Card';
import { Link, Navigate, useLocation } from 'react-router-dom';
import {
  type Entered,
  finishProviderSignIn,
  linkProvider,
  startProviderSignIn,
} from '../../backend/firebase/providerSignIn.ts';
import { getEnv } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { staffProvider } from '../../config/portal.ts';
import { AppError, toAppError } from '../../domain/appError.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { filledValue } from '../../session/filledValue.ts';
import { forgetStart, readStart, storeStart } from '../../session/providerStart.ts';
import { storeAccessToken } from '../../session/sessionStorage.ts';
import { unlockTabs } from '../../session/useIdleLock.ts';
import { useSession } from '../../session/useSession.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { leaveFor, restartAt } from '../../ui/navigation.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';

const PATH = staffProvider?.path ?? paths.login;
const explain = ({ message }: AppError) => message;
const returnAddress = () => `${window.location.origin}${PATH}`;

type LinkNeeded = Extract<Entered, { state: 'linkNeeded' }>;
type Phase = { name: 'start' | 'finishing' | 'linked' } | { name: 'linking'; needed: LinkNeeded };

/** Reviewers and approvers sign in with Google or Microsoft (R23). The provider sends the browser back here. */
export function StaffSignInPage() {
  const { state } = useSession();
  const { phase, problem, setPhase } = useReturn();
  if (state.status === 'signedIn' && phase.name === 'start') return <Navigate to={paths.dashboard} replace />;
  const provider = staffProvider?.name ?? '';
  return (
    <div className="entry">
      <div className="entry-form">
        <Card body className="card-narrow">
          <PageHeading title="Staff sign-in">{`Reviewers and approvers sign in with the ${provider} account of their work address.`}</PageHeading>
          {phase.name === 'finishing' && <Loader text="Please wait..." />}
          {phase.name === 'linking' && (
            <LinkAccount needed={phase.needed} onLinked={() => setPhase({ name: 'linked' })} />
          )}
          {phase.name === 'linked' && (
            <ShortNotice kind="success">{`Your ${provider} account is linked. Sign in with it now.`}</ShortNotice>
          )}
          {(phase.name === 'start' || phase.name === 'linked') && <Start problem={problem} />}
          <p className="entry-links">
            <Link to={paths.login}>Login with a password</Link>
          </p>
        </Card>
      </div>
    </div>
  );
}

/** Handles the provider's answer in the address once, so that a reload does not repeat it. */
function useReturn() {
  const [arrival] = useState(() => ({ query: window.location.search, start: readStart() }));
  const isBack = /[?&](code|error|state)=/.test(arrival.query);
  const [phase, setPhase] = useState<Phase>({ name: isBack ? 'finishing' : 'start' });
  const [problem, setProblem] = useState('');
  const isRunning = useRef(false);
  useEffect(() => {
    if (!isBack || isRunning.current) return;
    isRunning.current = true;
    forgetStart();
    window.history.replaceState(window.history.state, '', PATH);
    finish(arrival).then(
      (entered) => {
        if (entered.state === 'linkNeeded') return setPhase({ name: 'linking', needed: entered });
        storeAccessToken(entered.accessToken);
        unlockTabs(entered.uid);
        // The session starts with the page, as after a reload.
        restartAt(arrival.start?.from ?? paths.dashboard);
      },
      (thrown: unknown) => {
        setProblem(toAppError(thrown).message);
        setPhase({ name: 'start' });
      },
    );
  }, [isBack, arrival]);
  return { phase, problem, setPhase };
}

const ELSEWHERE = 'This sign-in was started in another tab, or long ago. Please start it again here.';
const CANCELLED = 'The sign-in was cancelled. Nothing has been changed.';

async function finish({ query, start }: { query: string; start: ReturnType<typeof readStart> }) {
  if (new URLSearchParams(query).has('error')) throw new AppError('auth/cancelled', CANCELLED);
  if (!start) throw new AppError('auth/elsewhere', ELSEWHERE);
  const answer = { address: `${returnAddress()}${query}`, sessionId: start.sessionId };
  return finishProviderSignIn(answer, getEnv().workEmailDomains);
}

function Start({ problem }: { problem: string }) {
  const from: unknown = useLocation().state?.from;
  const { run, isPending, error } = useWrite(
    async () => {
      if (!staffProvider) return;
      const started = await startProviderSignIn(staffProvider, returnAddress(), getEnv().workEmailDomains);
      storeStart({ sessionId: started.sessionId, from: typeof from === 'string' ? from : paths.dashboard });
      leaveFor(started.address);
    },
    { explain, toast: null },
  );
  return (
    <>
      <Failure>{error ?? (problem || undefined)}</Failure>
      <SubmitButton
        type="button"
        isPending={isPending}
        onClick={() => void run()}
      >{`Sign in with ${staffProvider?.name ?? ''}`}</SubmitButton>
    </>
  );
}

function LinkAccount({ needed, onLinked }: { needed: LinkNeeded; onLinked: () => void }) {
  const [password, setPassword] = useState('');
  const { run, isPending, error } = useWrite(
    async (filled: string) => {
      await linkProvider(needed, filled, returnAddress());
      onLinked();
    },
    { explain, toast: null },
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = filledValue(event.currentTarget, 'current-password') ?? '';
    setPassword(filled);
    if (filled) void run(filled);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <p className="text-break">{`${needed.email} has a password in this portal. Enter it once, to link the ${staffProvider?.name ?? ''} account with it.`}</p>
      <PasswordField
        autoFocus
        label="Password"
        autoComplete="current-password"
        error={error}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SubmitButton isPending={isPending}>Link account</SubmitButton>
    </form>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useUserRecordAhead } from '../../records/useRecords.ts';
import { useSession } from '../../session/useSession.ts';
import { EntryNotice } from '../../ui/feedback/EntryNotice.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { BrandClip } from './BrandClip.tsx';
import { LoginForm } from './LoginForm.tsx';

/** About a second between Login and the redirect; the sign-in itself is under way in it. */
const REDIRECT_MS = 1000;

/** What a page that leads here may hand over in the history entry. */
interface LoginArrival {
  /** Where to go after the login; the guard sets it. */
  from?: string;
  /** Why one is here, for example after a registration. */
  notice?: string;
}

function readArrival(state: unknown): LoginArrival {
  const read = (key: keyof LoginArrival) => {
    const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
    return typeof value === 'string' ? { [key]: value } : {};
  };
  return { ...read('from'), ...read('notice') };
}

interface LoginPageProps {
  /** Called with the address to go to when somebody begins to log in. */
  onTyping: (destination: string) => void;
  /** Called with the address to go to when somebody has logged in. */
  onLoggedIn: (destination: string) => void;
}

/**
 * Login and landing page: the way in, and where logout and sign-up lead back to. The second before the redirect
 * is not idle: what the next screen needs is fetched in it, its record too.
 */
export function LoginPage({ onTyping, onLoggedIn }: LoginPageProps) {
  const { state } = useSession();
  const navigate = useNavigate();
  const arrival = readArrival(useLocation().state);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const isHydrated = useIsHydrated();
  const destination = arrival.from ?? paths.profile;
  // A session that ends within the second leads nowhere: the form is there again.
  const hasLoggedIn = pressedAt !== null && state.status === 'signedIn';
  const handleTyping = useCallback(() => onTyping(destination), [onTyping, destination]);

  useUserRecordAhead(hasLoggedIn);
  useEffect(() => {
    if (hasLoggedIn) onLoggedIn(destination);
  }, [hasLoggedIn, destination, onLoggedIn]);
  useEffect(() => {
    if (!hasLoggedIn) return;
    const remaining = pressedAt + REDIRECT_MS - performance.now();
    const timer = setTimeout(() => void navigate(destination, { replace: true }), remaining);
    return () => clearTimeout(timer);
  }, [hasLoggedIn, pressedAt, destination, navigate]);

  if (state.status === 'unknown') return <Loader text="Please wait..." />;
  if (state.status === 'signedIn' && !hasLoggedIn)
    return <Navigate to={arrival.from ?? paths.dashboard} replace />;
  // The page that the build rendered knows of no arrival.
  const notice = isHydrated && ((state.status === 'signedOut' && state.notice) || arrival.notice);
  return (
    <div className="entry has-clip">
      <div className="entry-form">
        <div className="panel panel-narrow">
          <PageHeading title="Login">Trainees, vendors and introducers log in here.</PageHeading>
          {notice && <EntryNotice kind="info" text={notice} />}
          <LoginForm hasLoggedIn={hasLoggedIn} onLoggedIn={setPressedAt} onTyping={handleTyping} />
          <p className="entry-links">
            <Link to={paths.register}>Register</Link>
            <Link to={paths.introducerSignUp}>Introducer sign up</Link>
          </p>
        </div>
      </div>
      <BrandClip />
    </div>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { getEnv } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { staffProvider } from '../../config/portal.ts';
import { useUserRecordAhead } from '../../records/RecordsProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { EntryNotice } from '../../ui/feedback/EntryNotice.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { savesData } from '../../ui/savesData.ts';
import { LoginForm, useIsHydrated } from './LoginForm.tsx';

/** From Login to the redirect, in milliseconds; the sign-in runs in this time. */
const REDIRECT_MS = 1000;

interface LoginArrival {
  /** The address after the login; set by the guard. */
  from?: string;
  /** The message to show, for example after a registration. */
  notice?: string;
  email?: string;
}

function readArrival(state: unknown): LoginArrival {
  const read = (key: keyof LoginArrival) => {
    const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
    return typeof value === 'string' ? { [key]: value } : {};
  };
  return { ...read('from'), ...read('notice'), ...read('email') };
}

interface LoginPageProps {
  onTyping: (destination: string) => void;
  onLoggedIn: (destination: string) => void;
}

/** The second before the redirect fetches the next screen and its record. */
export function LoginPage({ onTyping, onLoggedIn }: LoginPageProps) {
  const { state } = useSession();
  const navigate = useNavigate();
  const arrival = readArrival(useLocation().state);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const isHydrated = useIsHydrated();
  const destination = arrival.from ?? paths.profile;
  // When a session ends within the second, the form appears again.
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
  // The page rendered by the build has no navigation state.
  const notice = isHydrated && ((state.status === 'signedOut' && state.notice) || arrival.notice);
  return (
    <div className="entry has-clip">
      <div className="entry-form">
        <div className="card card-narrow">
          <div className="card-body">
            <PageHeading title="Login">Trainees, vendors and introducers log in here.</PageHeading>
            {notice && <EntryNotice kind="info" text={notice} />}
            <LoginForm
              email={arrival.email}
              hasLoggedIn={hasLoggedIn}
              onLoggedIn={setPressedAt}
              onTyping={handleTyping}
            />
            <p className="entry-links">
              <Link to={paths.register}>Register</Link>
              <Link to={paths.introducerSignUp}>Introducer sign up</Link>
              {staffProvider && (
                <Link to={staffProvider.path} state={{ from: arrival.from }}>
                  Staff sign-in
                </Link>
              )}
            </p>
          </div>
        </div>
      </div>
      <BrandClip />
    </div>
  );
}

const WIDE = '(min-width: 992px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Wide screens only, fetched after the form is usable, never with reduced motion. */
function BrandClip() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const showIfWanted = () => {
      setWanted(
        window.matchMedia(WIDE).matches && !window.matchMedia(REDUCED_MOTION).matches && !savesData(),
      );
    };
    if (document.readyState === 'complete') {
      const timer = setTimeout(showIfWanted, 0);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', showIfWanted, { once: true });
    return () => window.removeEventListener('load', showIfWanted);
  }, []);
  return (
    <div className="entry-clip" aria-hidden="true">
      {isWanted && <video src={getEnv().brandVideoUrl} autoPlay muted loop playsInline tabIndex={-1} />}
    </div>
  );
}

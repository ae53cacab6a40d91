import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Navigate, useLocation } from 'react-router-dom';
import type { SignedInUser } from '../backend/firebase/auth.ts';
import { paths } from '../config/paths.ts';
import { useSession } from '../session/useSession.ts';
import { Loader } from '../ui/feedback/Loader.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { useRefreshOnReturn } from './useRefreshOnReturn.ts';

/** Without an access token the browser goes to /, and back here after the login. */
export function RequireSession({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const { state } = useSession();
  const { pathname, search, hash } = useLocation();
  useRefreshOnReturn(state.status === 'signedIn');
  if (state.status === 'unknown') return <Loader text="Please wait..." />;
  if (state.status === 'signedIn') return children(state.user);
  if (state.status === 'signedOut') {
    return (
      <Navigate
        to={paths.login}
        replace
        state={{ from: `${pathname}${search}${hash}`, notice: state.notice }}
      />
    );
  }
  return (
    <main className="content">
      <Notice kind="danger" title="Your session could not be checked">
        <p>{state.error.message}</p>
        <Button variant="outline-danger" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Notice>
    </main>
  );
}

import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function NotFoundPage() {
  const { state } = useSession();
  const isSignedIn = state.status === 'signedIn';
  return (
    <div className="entry">
      <div className="entry-form">
        <div className="card card-narrow">
          <div className="card-body">
            <PageHeading title="Page not found">
              There is no page at this address. It may have been mistyped, or the link is incomplete.
            </PageHeading>
            <LinkButton to={isSignedIn ? paths.dashboard : paths.login}>
              {isSignedIn ? 'Go to the dashboard' : 'Go to the login page'}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { staffProvider } from '../../config/portal.ts';
import { Notice } from './Notice.tsx';

/** The role of this account does not count with this sign-in (R23). */
export function SecondStepFirst() {
  if (staffProvider) {
    return (
      <Notice kind="warning" title={`Your role waits for a sign-in with ${staffProvider.name}`}>
        <p className="mb-0">{`Reviewers and approvers sign in with the ${staffProvider.name} account of their work address. Log out, and choose “Staff sign-in” on the login page.`}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title="Your role waits for a second step">
      <p className="mb-0">
        Reviewers and approvers log in with a password and a code of an authenticator app.{' '}
        <Link to={paths.profile}>Set it up on My Profile</Link>, then log in again.
      </p>
    </Notice>
  );
}

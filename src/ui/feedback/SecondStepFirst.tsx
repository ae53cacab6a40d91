import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Notice } from './Notice.tsx';

/** The role of this account does not count without a code at the login (R23). */
export function SecondStepFirst() {
  return (
    <Notice kind="warning" title="Your role waits for a second step">
      <p className="mb-0">
        Reviewers and approvers log in with a password and a code of an authenticator app.{' '}
        <Link to={paths.profile}>Set it up on My Profile</Link>, then log in again.
      </p>
    </Notice>
  );
}

import { Link } from 'react-router-dom';
import { getEnv } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { staffProvider } from '../../config/portal.ts';
import type { RoleNeed } from '../../domain/people/staffSignIn.ts';
import { ShortNotice } from './Notice.tsx';

/** The role of this account does not count with this address or this sign-in (R23). */
export function RoleWaits({ need }: { need: RoleNeed }) {
  if (need === 'work address') {
    return (
      <ShortNotice kind="warning" title="Your role waits for a verified work address">
        <span>{`Reviewers and approvers have a verified address of ${getEnv().workEmailDomains.join(', ')}.`}</span>{' '}
        <Link to={paths.dashboard}>Have it verified from the dashboard</Link>
        <span>, or ask an administrator, then log out and in again.</span>
      </ShortNotice>
    );
  }
  if (staffProvider) {
    return (
      <ShortNotice
        kind="warning"
        title={`Your role waits for a sign-in with ${staffProvider.name}`}
      >{`Reviewers and approvers sign in with the ${staffProvider.name} account of their work address. Log out, and choose “Staff sign-in” on the login page.`}</ShortNotice>
    );
  }
  return (
    <ShortNotice kind="warning" title="Your role waits for a second step">
      Reviewers and approvers log in with a password and a code of an authenticator app.{' '}
      <Link to={paths.profile}>Set it up on My Profile</Link>, then log in again.
    </ShortNotice>
  );
}

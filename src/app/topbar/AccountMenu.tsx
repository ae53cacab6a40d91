import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { paths } from '../../config/paths.ts';
import { initialsOf } from '../../domain/initials.ts';
import { useLogout } from './useLogout.tsx';

export function AccountMenu({ user }: { user: SignedInUser }) {
  const { requestLogout, question } = useLogout(user.uid);
  const initials = initialsOf(user.displayName);
  return (
    <>
      <Dropdown align="end">
        <Dropdown.Toggle as="button" type="button" className="avatar" aria-label={`Account ${initials}`}>
          {initials}
        </Dropdown.Toggle>
        <Dropdown.Menu>
          <Dropdown.ItemText as="p" className="account-email">
            Signed in as
            <br />
            <strong>{user.email || 'Your Email'}</strong>
          </Dropdown.ItemText>
          <Dropdown.Item as={Link} to={paths.profile}>
            Profile
          </Dropdown.Item>
          <Dropdown.Item as="button" type="button" onClick={requestLogout}>
            Logout
          </Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
      {question}
    </>
  );
}

import Dropdown from 'react-bootstrap/Dropdown';
import { Link, useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { paths } from '../../config/paths.ts';
import { initialsOf } from '../../domain/initials.ts';
import { useSession } from '../../session/useSession.ts';

interface AccountMenuProps {
  user: SignedInUser;
  /** Goes on once what is typed is kept, or the person gives it up. */
  leaveBy: (go: () => void) => void;
}

/** The avatar with its dropdown. */
export function AccountMenu({ user, leaveBy }: AccountMenuProps) {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const initials = initialsOf(user.displayName);
  const handleLogOut = async () => {
    await logOut();
    await navigate(paths.login, { replace: true });
  };
  return (
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
        <Dropdown.Item as="button" type="button" onClick={() => leaveBy(() => void handleLogOut())}>
          Logout
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}

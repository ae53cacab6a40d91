import Dropdown from 'react-bootstrap/Dropdown';
import { Link, useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../backend/auth.ts';
import { paths } from '../../config/paths.ts';
import { initialsOf } from '../../domain/initials.ts';
import { useSession } from '../../session/useSession.ts';
import { Brand } from './Brand.tsx';

interface TopBarProps {
  user: SignedInUser;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

/** Logo, menu button on small screens, and the avatar with its dropdown (SPEC 2, Top navigation bar). */
export function TopBar({ user, isMenuOpen, onToggleMenu }: TopBarProps) {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const initials = initialsOf(user.displayName);
  const handleLogOut = async () => {
    await logOut();
    await navigate(paths.login, { replace: true });
  };
  return (
    <header className="top-bar">
      <button
        type="button"
        id="menu-button"
        className="menu-button btn btn-outline-secondary btn-sm"
        aria-expanded={isMenuOpen}
        aria-controls="sidebar"
        onClick={onToggleMenu}
      >
        Menu
      </button>
      <Brand />
      <Dropdown align="end">
        <Dropdown.Toggle bsPrefix="avatar" aria-label={`Account ${initials}`}>
          {initials}
        </Dropdown.Toggle>
        <Dropdown.Menu className="account-menu">
          <p className="dropdown-header">
            Signed in as
            <br />
            <strong>{user.email || 'Your Email'}</strong>
          </p>
          <Dropdown.Item as={Link} to={paths.profile}>
            Profile
          </Dropdown.Item>
          <Dropdown.Item as="button" onClick={() => void handleLogOut()}>
            Logout
          </Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
    </header>
  );
}

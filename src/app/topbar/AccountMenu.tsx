import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { paths } from '../../config/paths.ts';
import { initialsOf } from '../../domain/initials.ts';
import { useSession } from '../../session/useSession.ts';
import { useMenu } from './useMenu.ts';

interface AccountMenuProps {
  user: SignedInUser;
  /** Goes on once what is typed is kept, or the person gives it up. */
  leaveBy: (go: () => void) => void;
}

/** The avatar with its dropdown. */
export function AccountMenu({ user, leaveBy }: AccountMenuProps) {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const { isOpen, setOpen, around } = useMenu();
  const menuId = useId();
  const initials = initialsOf(user.displayName);
  const handleLogOut = async () => {
    await logOut();
    await navigate(paths.login, { replace: true });
  };
  return (
    <div ref={around} className="account">
      <button
        type="button"
        className="avatar"
        aria-label={`Account ${initials}`}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      >
        {initials}
      </button>
      <div id={menuId} className="account-menu" hidden={!isOpen}>
        <p className="account-menu-header">
          Signed in as
          <br />
          <strong>{user.email || 'Your Email'}</strong>
        </p>
        <Link className="account-menu-item" to={paths.profile} onClick={() => setOpen(false)}>
          Profile
        </Link>
        <button
          type="button"
          className="account-menu-item"
          onClick={() => leaveBy(() => void handleLogOut())}
        >
          Logout
        </button>
      </div>
    </div>
  );
}

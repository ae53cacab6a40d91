import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { paths } from '../../config/paths.ts';
import { initialsOf } from '../../domain/initials.ts';
import { useLogout } from './useLogout.tsx';
import { useMenu } from './useMenu.ts';

/** The avatar with its dropdown. */
export function AccountMenu({ user }: { user: SignedInUser }) {
  const { requestLogout, question } = useLogout(user.uid);
  const { isOpen, setOpen, around } = useMenu();
  const menuId = useId();
  const initials = initialsOf(user.displayName);
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
        <button type="button" className="account-menu-item" onClick={requestLogout}>
          Logout
        </button>
      </div>
      {question}
    </div>
  );
}

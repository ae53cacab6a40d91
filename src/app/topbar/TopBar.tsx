import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';

interface TopBarProps {
  user: SignedInUser;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

/** Logo, menu button on small screens, and the account. */
export function TopBar({ user, isMenuOpen, onToggleMenu }: TopBarProps) {
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
      <AccountMenu user={user} />
    </header>
  );
}

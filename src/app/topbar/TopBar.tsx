import Button from 'react-bootstrap/Button';
import Navbar from 'react-bootstrap/Navbar';
import { useSignedInUser } from '../../session/useSession.ts';
import { whenIdle } from '../../session/whenIdle.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { page } from '../page.tsx';
import { Brand } from './Brand.tsx';
import { initialsOf } from './initialsOf.ts';

/** A separate chunk: the menu's positioning is a tenth of the first screen, which does not wait for it. */
export const AccountMenu = page(() => import('./AccountMenu.tsx'), 'AccountMenu', <Avatar />);
// With the layout, which is fetched while the person types the password: a connection lost right after needs no menu.
whenIdle(() => void AccountMenu.fetchAhead().catch(() => undefined));

interface TopBarProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export function TopBar({ isMenuOpen, onToggleMenu }: TopBarProps) {
  return (
    <Navbar as="header" role="banner" className="top-bar">
      <Button
        variant="outline-secondary"
        size="sm"
        className="d-lg-none"
        aria-expanded={isMenuOpen}
        aria-controls="sidebar"
        onClick={onToggleMenu}
      >
        Menu
      </Button>
      <Brand />
      <ErrorBoundary isAside title="The account menu could not be loaded">
        <AccountMenu />
      </ErrorBoundary>
    </Navbar>
  );
}

/** Shown in place of the account menu until its code is loaded. */
function Avatar() {
  const initials = initialsOf(useSignedInUser().displayName);
  return (
    <button type="button" className="avatar" aria-label={`Account ${initials}`} disabled>
      {initials}
    </button>
  );
}

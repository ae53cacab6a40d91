import Button from 'react-bootstrap/Button';
import Navbar from 'react-bootstrap/Navbar';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';

interface TopBarProps {
  user: SignedInUser;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export function TopBar({ user, isMenuOpen, onToggleMenu }: TopBarProps) {
  return (
    <Navbar as="header" role="banner" className="top-bar">
      <Button
        variant="outline-secondary"
        size="sm"
        className="menu-button"
        aria-expanded={isMenuOpen}
        aria-controls="sidebar"
        onClick={onToggleMenu}
      >
        Menu
      </Button>
      <Brand />
      <AccountMenu user={user} />
    </Navbar>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Dropdown from 'react-bootstrap/Dropdown';
import Navbar from 'react-bootstrap/Navbar';
import { Link, useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { paths } from '../../config/paths.ts';
import { hasUnsaved, saveDrafts } from '../../drafts/memory.ts';
import { useSession } from '../../session/useSession.ts';
import { whenIdle } from '../../session/whenIdle.ts';
import type { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
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

function AccountMenu({ user }: { user: SignedInUser }) {
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

export function initialsOf(displayName: string | null | undefined): string {
  const words = (displayName ?? '').trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (!first) return 'O';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Loaded early, because a logout without a connection needs it. */
const loadDialog = () => import('../../ui/dialogs/ConfirmDialog.tsx');

/** Saves unsaved text first; discards the rest only after the person confirms. */
function useLogout(uid: string): { requestLogout: () => void; question: ReactNode } {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null);
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);

  const leave = async () => {
    await logOut();
    await navigate(paths.login, { replace: true });
  };
  const saveAndLeave = async () => {
    await saveDrafts();
    if (!hasUnsaved(uid)) return leave();
    const { ConfirmDialog: loaded } = await loadDialog();
    setDialog(() => loaded);
  };

  const question = Dialog && (
    <Dialog
      isOpen
      isPending={false}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => void leave()}
      onCancel={() => setDialog(null)}
    >
      <p className="mb-0">Some of what you typed is not saved yet. If you log out now, it will be lost.</p>
    </Dialog>
  );
  // Without the dialog's chunk there is no logout; the form shows that it is not saved.
  return { requestLogout: () => void saveAndLeave().catch(() => undefined), question };
}

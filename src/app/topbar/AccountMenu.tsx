import { type ReactNode, useEffect, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { hasUnsaved, saveDrafts } from '../../drafts/memory.ts';
import { useSession, useSignedInUser } from '../../session/useSession.ts';
import { whenIdle } from '../../session/whenIdle.ts';
import type { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { STORED } from '../../ui/stored.ts';
import { initialsOf } from './initialsOf.ts';

export function AccountMenu() {
  const user = useSignedInUser();
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
            <strong {...STORED}>{user.email || 'Your Email'}</strong>
          </Dropdown.ItemText>
          <Dropdown.Item as={Link} to={paths.profile}>
            Profile
          </Dropdown.Item>
          <Dropdown.Item as={Link} to={paths.myData}>
            My Data
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
  // If the dialog's chunk fails to load, logout stops, and the unsaved text stays in the form.
  return { requestLogout: () => void saveAndLeave().catch(() => undefined), question };
}

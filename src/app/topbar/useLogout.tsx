import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { hasUnsaved, saveDrafts } from '../../drafts/memory.ts';
import { useSession } from '../../session/useSession.ts';
import { whenIdle } from '../../session/whenIdle.ts';
import type { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

/** Loaded early, because it is needed when there is no connection. */
const loadDialog = () => import('../../ui/dialogs/ConfirmDialog.tsx');

/** Saves what is typed first; what cannot be saved is forgotten only when the person says so. */
export function useLogout(uid: string): { requestLogout: () => void; question: ReactNode } {
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
  // Without its dialog the page stays; the form says that it is not saved.
  return { requestLogout: () => void saveAndLeave().catch(() => undefined), question };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasUnsaved, hasUnsavedDraft, keepDrafts } from '../../drafts/unsaved.ts';
import { whenIdle } from '../../session/whenIdle.ts';
import type { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { leavingLink } from './leavingClicks.ts';
import { useLeavingByHistory } from './useLeavingByHistory.ts';

/** Loaded before it is needed, because it is needed when there is no connection. */
const loadDialog = () => import('../../ui/dialogs/ConfirmDialog.tsx');

/** The question whether to leave, with the dialog that asks it. */
export interface LeaveQuestion {
  Dialog: typeof ConfirmDialog;
  /** A draft would be kept if there were a connection; anything else is lost with its page. */
  isAboutDraft: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Lets nobody leave a page with something typed that is not kept: a draft is kept first, and when that does not work, or
 * there is no draft, the person is asked. Covers links and the browser's back button; `leaveBy` is for everything else.
 */
export function useLeaveGuard(): { question: LeaveQuestion | null; leaveBy: (go: () => void) => void } {
  const { pathname } = useLocation();
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  const [askedAt, setAskedAt] = useState(pathname);
  // The page has gone by itself, such as after a submission, and what was asked about it with it.
  if (askedAt !== pathname) {
    setAskedAt(pathname);
    setQuestion(null);
  }
  const latest = useRef<() => void>(undefined);

  const leaveBy = useCallback((go: () => void) => {
    latest.current = go;
    const keepAndGo = async () => {
      const areKept = await keepDrafts();
      if (latest.current !== go) return;
      if (areKept || !hasUnsaved()) go();
      else setQuestion(await asked(go));
    };
    const asked = async (onLeave: () => void): Promise<LeaveQuestion> => {
      const { ConfirmDialog: Dialog } = await loadDialog();
      const close = () => setQuestion(null);
      return {
        Dialog,
        isAboutDraft: hasUnsavedDraft(),
        stay: close,
        leave: () => [close(), onLeave()],
      };
    };
    // Without its dialog the page stays; the form says that it is not saved.
    keepAndGo().catch(() => undefined);
  }, []);

  useLeavingByHistory(leaveBy);
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  useEffect(() => {
    let isLetThrough = false;
    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link || isLetThrough || !hasUnsaved()) return;
      event.preventDefault();
      leaveBy(() => {
        // Clicked once more, because a link may carry more than its address.
        isLetThrough = true;
        link.click();
        isLetThrough = false;
      });
    };
    // Before the links themselves, which leave alone a click that is prevented.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [leaveBy]);

  return { question, leaveBy };
}

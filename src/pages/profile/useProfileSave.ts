import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { toAppError } from '../../domain/appError.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { ProfileFields } from '../../domain/transitions/profile.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { saveAndNotify } from './saveAndNotify.ts';

/** How long a saved profile stays on the screen, in milliseconds. */
const LEAVE_MS = 800;

type Problem = { kind: 'warning' | 'danger'; title: string; text: string };

/** Saves the profile with its toasts, and goes to the dashboard after a save in which all went well. */
export function useProfileSave(record: UserRecord) {
  const [phase, setPhase] = useState<'idle' | 'saving' | 'leaving'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (phase !== 'leaving') return;
    const timer = setTimeout(() => void navigate(paths.dashboard), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [phase, navigate]);

  /** @returns whether the profile is saved */
  const save = async (changes: Partial<ProfileFields>): Promise<boolean> => {
    setPhase('saving');
    setProblem(null);
    try {
      const outcome = await saveAndNotify(record, changes);
      if (outcome.kind === 'mailFailed') {
        formToast('warning', outcome.message);
        setProblem({
          kind: 'warning',
          title: 'Your profile is saved, but the GST team has not been notified',
          text: `${outcome.message} Save once more to try again.`,
        });
        setPhase('idle');
        return true;
      }
      formToast(
        'success',
        outcome.kind === 'notified' ? 'Profile Saved and GST Team Notified' : 'Profile Saved',
      );
      setPhase('leaving');
      return true;
    } catch (error) {
      const text = saveErrorMessage(toAppError(error));
      formToast('error', text);
      setProblem({ kind: 'danger', title: 'Your profile is not saved', text });
      setPhase('idle');
      return false;
    }
  };

  return { save, isPending: phase !== 'idle', problem };
}

import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { submitTraineeForm } from '../../backend/records/users.ts';
import { paths } from '../../config/paths.ts';
import { toAppError } from '../../domain/appError.ts';
import { useRedirect } from '../../forms/useRedirect.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import type { SectionId } from './sections.ts';
import type { useTraineeForm } from './useTraineeForm.ts';

const INCOMPLETE = 'Please fill in complete form';

/**
 * Submits the trainee form: both sections must be complete, then the person confirms. What is typed and not saved yet
 * is saved with it, so that nobody has to come back for a forgotten Save.
 */
export function useSubmission(
  uid: string,
  form: ReturnType<typeof useTraineeForm>,
  openSection: (id: SectionId) => void,
) {
  const redirect = useRedirect();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');
  const [attempts, setAttempts] = useState({ sectionOne: 0, declaration: 0 });

  const ask = async () => {
    setError('');
    const isOneComplete = await isComplete(form.sectionOne);
    const isDeclared = await isComplete(form.declaration);
    if (isOneComplete && isDeclared) {
      setAttempts({ sectionOne: 0, declaration: 0 });
      setAsking(true);
      return;
    }
    setError(INCOMPLETE);
    formToast('error', INCOMPLETE);
    if (!isDeclared) openSection('collapseSectionFour');
    if (!isOneComplete) openSection('collapseSectionOne');
    const failing = isOneComplete ? 'declaration' : 'sectionOne';
    setAttempts((before) => ({ ...before, [failing]: before[failing] + 1 }));
  };

  const confirm = async () => {
    setPending(true);
    setError('');
    try {
      await form.keepSectionOne();
      await form.keepDeclaration();
      await submitTraineeForm(uid);
      form.drafts.sectionOne.forget();
      form.drafts.declaration.forget();
      formToast('success', 'Trainee Details Saved Successfully');
      redirect(paths.dashboard);
    } catch (failure) {
      const message = saveErrorMessage(toAppError(failure));
      setError(message);
      formToast('error', message);
    } finally {
      setPending(false);
    }
  };

  return { ask, confirm, cancel: () => setAsking(false), isAsking, isPending, error, attempts };
}

/** Checks every field of a form, and makes each say from then on what it lacks. */
async function isComplete<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
): Promise<boolean> {
  let isValid = false;
  await form.handleSubmit(() => {
    isValid = true;
  })();
  return isValid;
}

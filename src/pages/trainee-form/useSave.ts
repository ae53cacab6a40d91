import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toAppError } from '../../domain/appError.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

/**
 * The Save of one section. It also checks the section, so that every field says what it lacks, but saves in any case
 *.
 */
export function useSave<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  onSave: () => Promise<void>,
  savedMessage: string,
) {
  const [isSaving, setSaving] = useState(false);
  const [hasSaved, setSaved] = useState(false);
  const [error, setError] = useState('');

  const save = async () => {
    setSaving(true);
    setError('');
    try {
      await onSave();
      await form.handleSubmit(() => {})();
      setSaved(true);
      formToast('success', savedMessage);
    } catch (failure) {
      const { message } = toAppError(failure);
      setError(`${message} What you typed is still here, but it is not saved yet.`);
      formToast('error', message);
    } finally {
      setSaving(false);
    }
  };

  return { save, isSaving, hasSaved, error };
}

import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameJson } from '../domain/drafts.ts';
import { useSession } from '../session/useSession.ts';
import { recall, remember } from './memory.ts';
import { setValues } from './setValues.ts';

/** Fields that are never remembered: passwords, and agreements, which the person has to tick again. */
const NOT_REMEMBERED = /password|agrees/i;

function useUid(): string | undefined {
  const { state } = useSession();
  return state.status === 'signedIn' ? state.user.uid : undefined;
}

/**
 * For forms without a stored draft; never remembers passwords and agreements. `reset` also clears the remembered values.
 * @returns a function that removes the entry after the submission
 */
export function useRemembered<Values extends FieldValues, Valid>(
  form: UseFormReturn<Values, unknown, Valid>,
  entry: string,
): () => void {
  const uid = useUid();
  useEffect(() => {
    const defaults: FieldValues = form.formState.defaultValues ?? {};
    const note = ({ values }: { values: Values }) => {
      const typed = Object.entries(values).filter(
        ([key, value]) => !NOT_REMEMBERED.test(key) && !isSameJson(value, defaults[key]),
      );
      remember(uid, entry, Object.fromEntries(typed));
    };
    const waiting = recall(uid, entry);
    if (waiting) setValues(form, waiting as Partial<Values>);
    return form.subscribe({ formState: { values: true }, callback: note });
  }, [form, uid, entry]);
  return () => remember(uid, entry, {});
}

/** Setting and clearing also work after the screen was closed. */
export function useRememberedText(
  entry: string,
  stored: string,
): [text: string, setText: (text: string) => void, forget: () => void] {
  const uid = useUid();
  const [text, setText] = useState(() => rememberedText(uid, entry) ?? stored);
  const change = (next: string) => {
    remember(uid, entry, next === stored ? {} : { text: next });
    setText(next);
  };
  return [text, change, () => remember(uid, entry, {})];
}

export function rememberedText(uid: string | undefined, entry: string): string | undefined {
  const text = recall(uid, entry)?.text;
  return typeof text === 'string' ? text : undefined;
}

import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from '../domain/drafts.ts';
import { useSession } from '../session/useSession.ts';
import { recall, remember } from './memory.ts';
import { setValues } from './setValues.ts';

const SECRET = /password/i;

function useUid(): string | undefined {
  const { state } = useSession();
  return state.status === 'signedIn' ? state.user.uid : undefined;
}

/**
 * Has what is typed into a form without a stored draft wait in this tab until the form opens again, but for passwords.
 * @returns a function that forgets it, once it is submitted; a form that is reset is forgotten by itself
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
        ([key, value]) => !SECRET.test(key) && !isSame(value, defaults[key]),
      );
      remember(uid, entry, Object.fromEntries(typed));
    };
    const waiting = recall(uid, entry);
    if (waiting) setValues(form, waiting as Partial<Values>);
    return form.subscribe({ formState: { values: true }, callback: note });
  }, [form, uid, entry]);
  return () => remember(uid, entry, {});
}

/**
 * A text that waits in this tab while it differs from the one that is stored.
 * @returns the text, what changes it, and what forgets it once it is stored; both work after the screen has gone, too
 */
export function useRememberedText(
  entry: string,
  stored: string,
): [text: string, setText: (text: string) => void, forget: () => void] {
  const uid = useUid();
  const [text, setText] = useState(() => {
    const waiting = recall(uid, entry)?.text;
    return typeof waiting === 'string' ? waiting : stored;
  });
  const change = (next: string) => {
    remember(uid, entry, next === stored ? {} : { text: next });
    setText(next);
  };
  return [text, change, () => remember(uid, entry, {})];
}

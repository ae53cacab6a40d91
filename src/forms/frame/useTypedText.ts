import { type ChangeEvent, type CompositionEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import { beforeLeaving, replaceText } from './replaceText.ts';

interface Entered {
  /** What the form holds. */
  value: string;
  /** What the input shows as soon as no composition is open. */
  text: string;
}

/**
 * The props of an input whose value is stored in another spelling, such as capitals without spaces. The input keeps the text as
 * typed: a value set during a composition doubles the letters of an on-screen keyboard, and a value set at all ends undo. So the
 * text changes only after the composition, by an edit that can be undone, and never in answer to an undo.
 * @param enter passes the typed text on to the form
 */
export function useTypedText(
  value: string,
  enter: (typed: string) => Entered,
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void,
) {
  const [typed, setTyped] = useState<Entered>();
  const isRewriting = useRef(false);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const rewrite = (input: HTMLInputElement, text: string) => {
    isRewriting.current = true;
    replaceText(input, text);
    isRewriting.current = false;
  };
  const take = (input: HTMLInputElement, isFinal: boolean) => {
    const entered = enter(input.value);
    setTyped(isFinal ? entered : { ...entered, text: input.value });
    if (isFinal) rewrite(input, entered.text);
  };
  return {
    value: typed?.value === value ? typed.text : value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (isRewriting.current) return;
      const { isComposing = false, inputType = '' } = nativeEvent as Partial<InputEvent>;
      take(target, !isComposing && !inputType.startsWith('history'));
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
      beforeLeaving(currentTarget, () => {
        // First, because React sets the value of its state again after the event of the edit.
        setTyped(undefined);
        rewrite(currentTarget, latest.current);
      }),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget, true),
    /** Shows the form's spelling when the person leaves the field. */
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setTyped(undefined);
      onBlur?.(event);
    },
  };
}

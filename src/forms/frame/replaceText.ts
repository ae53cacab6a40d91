import type { FocusEvent } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** No other way to change the text of an input keeps its undo history. Where it fails, the text stays. */
export function replaceText(input: TextInput, text: string): void {
  if (text === input.value) return;
  const caret = input.selectionStart;
  input.select();
  if (!document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)) return;
  // An input of the type email has no caret.
  if (caret !== null) input.setSelectionRange(Math.min(caret, text.length), Math.min(caret, text.length));
}

/**
 * Runs `rewrite` just before `input` loses the focus by Tab or by a press of the mouse, while an edit can still be undone: a value
 * that is set ends undo, and redo in Chromium then writes old text into it. On a phone, where a composition may be open and no key
 * undoes, nothing runs.
 */
export function beforeLeaving(input: TextInput, rewrite: () => void): void {
  const left = new AbortController();
  const { signal } = left;
  let isComposing = false;
  const leave = () => {
    if (!isComposing) rewrite();
  };
  const listen = (type: string, handle: (event: Event) => void) =>
    input.addEventListener(type, handle, { signal });
  listen('compositionstart', () => {
    isComposing = true;
  });
  listen('compositionend', () => {
    isComposing = false;
  });
  listen('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Tab') leave();
  });
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      if (target !== input && pointerType === 'mouse') leave();
    },
    { signal, capture: true },
  );
  listen('blur', () => left.abort());
}

/** The `onFocus` of a field that `tidy` rewrites when the person leaves it. */
export function tidiedOnLeaving(tidy: (text: string) => string) {
  return ({ currentTarget: input }: FocusEvent<TextInput | HTMLSelectElement>) => {
    if (!(input instanceof HTMLSelectElement))
      beforeLeaving(input, () => replaceText(input, tidy(input.value)));
  };
}

/**
 * Puts another value into an input that somebody is typing into. The caret stays: setting the value alone moves it to the
 * end, which disturbs who corrects a character in the middle.
 */
export function replaceTyped(input: HTMLInputElement, value: string): void {
  if (value === input.value) return;
  const caret = input.selectionStart;
  input.value = value;
  input.setSelectionRange(caret, caret);
}

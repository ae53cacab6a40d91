/**
 * Setting the value alone moves the caret to the end, which disturbs whoever corrects a character in the
 * middle.
 */
export function replaceTyped(input: HTMLInputElement, value: string): void {
  if (value === input.value) return;
  const caret = input.selectionStart;
  input.value = value;
  input.setSelectionRange(caret, caret);
}

import { isPageBehind } from './dialogs/pageBehind.ts';

/** Whether a key is meant for the screen: not during typing, with a modifier, in a menu or behind a dialog. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, altKey, metaKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || (shiftKey && key !== '?')) return false;
  if (repeat || isComposing || defaultPrevented || isPageBehind()) return false;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return !isTyping && !document.querySelector('.dropdown-menu.show');
}

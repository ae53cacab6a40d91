import { useEffect } from 'react';
import { useRememberedText } from '../drafts/useRemembered.ts';
import { isPageBehind } from '../ui/dialogs/pageBehind.ts';

/**
 * The keys of the review screens. A switch turns them off, for people who use speech input. @param actionOf what a key does; the same
 * function in each render
 */
export function useShortcuts(actionOf: (key: string) => (() => void) | undefined) {
  const [onOrOff, setOnOrOff] = useRememberedText('review-keys', 'on');
  const isOn = onOrOff === 'on';
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const act = actionOf(event.key);
      if (!act || !isShortcut(event)) return;
      event.preventDefault();
      act();
    };
    if (isOn) document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn, actionOf]);
  return { isOn, turn: (next: boolean) => setOnOrOff(next ? 'on' : 'off') };
}

/** Whether a key is meant for the screen: not during typing, with a modifier, in a menu or behind a dialog. */
function isShortcut(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, altKey, metaKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || (shiftKey && key !== '?')) return false;
  if (repeat || isComposing || defaultPrevented || isPageBehind()) return false;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return !isTyping && !document.querySelector('.dropdown-menu.show');
}

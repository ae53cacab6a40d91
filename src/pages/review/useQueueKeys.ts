import { useEffect } from 'react';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { isShortcut } from '../../ui/isShortcut.ts';

const names = () => [...document.querySelectorAll<HTMLElement>('.queue-name a')];

/**
 * `/` goes to the search, j and k through the people, Enter opens the person in focus, x selects, and t takes or gives
 * back. The switch in the list of keys of the review page turns them off.
 */
export function useQueueKeys(): void {
  const [onOrOff] = useRememberedText('review-keys', 'on');
  useEffect(() => {
    if (onOrOff !== 'on') return;
    const handleKey = (event: KeyboardEvent) => {
      const target = targetOf(event.key);
      if (!target || !isShortcut(event)) return;
      event.preventDefault();
      if (event.key === 'x' || event.key === 't') target.click();
      else target.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onOrOff]);
}

function targetOf(key: string): HTMLElement | null | undefined {
  const row = document.activeElement?.closest('tr');
  if (key === '/') return document.querySelector<HTMLElement>('.queue-search input');
  if (key === 'x') return row?.querySelector<HTMLElement>('input[type="checkbox"]');
  if (key === 't') return row?.querySelector<HTMLElement>('.queue-take');
  if (key !== 'j' && key !== 'k') return undefined;
  const all = names();
  const at = all.findIndex((name) => name.closest('tr') === row);
  if (at === -1) return all[0];
  return all[key === 'j' ? at + 1 : at - 1];
}

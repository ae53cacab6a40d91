import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in an area whose buttons come and go: when the one that had it is gone, the area takes it, so that the
 * keyboard goes on from there and not from the top of the page.
 * @param area can be focused from a script
 * @param state changes whenever the buttons do
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, state: string): void {
  const isHeld = useRef(false);
  useEffect(() => {
    /** Whether something belongs to the area; a dialog belongs to whoever opened it. */
    const holds = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return false;
      return (
        (area.current?.contains(target) ?? false) || (isHeld.current && target.closest('dialog') !== null)
      );
    };
    const onFocus = ({ target }: FocusEvent) => {
      isHeld.current = holds(target);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!holds(target)) isHeld.current = false;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [area]);
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    if (isHeld.current && document.activeElement === document.body) area.current?.focus();
  }, [area, state]);
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused button is removed, `area` takes the focus, so that the keyboard continues there instead
 * of at the top of the page. `state` must change whenever the buttons do.
 */
export function useAreaFocus(area: RefObject<HTMLElement | null>, state: string): void {
  const hasFocus = useRef(false);
  useEffect(() => {
    /** Focus inside a dialog counts as focus in the area that opened it. */
    const belongs = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return false;
      return (
        (area.current?.contains(target) ?? false) ||
        (hasFocus.current && target.closest('[role="dialog"]') !== null)
      );
    };
    const onFocus = ({ target }: FocusEvent) => {
      hasFocus.current = belongs(target);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!belongs(target)) hasFocus.current = false;
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
    if (hasFocus.current && document.activeElement === document.body) area.current?.focus();
  }, [area, state]);
}

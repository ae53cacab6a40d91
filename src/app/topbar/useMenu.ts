import { type RefObject, useEffect, useRef, useState } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface Menu {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Goes on the element around the menu and the button that opens it, which is the first of its stops. */
  around: RefObject<HTMLDivElement | null>;
}

/** A menu that closes with Escape, a press or a focus elsewhere, and whose stops the arrow keys walk through. */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const stops = () => [...(around.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (event.key === 'Escape') {
        setOpen(false);
        stops()[0]?.focus();
      } else if (step) {
        event.preventDefault();
        const all = stops();
        const next = all.findIndex((stop) => stop.matches(':focus')) + step;
        all[(next + all.length) % all.length]?.focus();
      }
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return { isOpen, setOpen, around };
}

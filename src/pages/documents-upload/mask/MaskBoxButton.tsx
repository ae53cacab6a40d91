import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  describeBox,
  type MaskBox,
  moved,
  type PlacedBox,
  type Point,
  placeStyle,
  resized,
  STEP,
} from './maskBoxes.ts';

interface MaskBoxButtonProps {
  box: PlacedBox;
  /** Counted from 1. */
  number: number;
  /** Takes the focus when it appears, because it was added with a button. */
  isFresh: boolean;
  describedBy: string;
  onChange: (box: MaskBox) => void;
  onRemove: () => void;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Arrow keys move it, with Shift they change its size, Delete removes it. */
export function MaskBoxButton({ box, number, isFresh, describedBy, onChange, onRemove }: MaskBoxButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFresh) button.current?.focus();
  }, [isFresh]);

  const handleKey = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way) onChange(event.shiftKey ? resized(box, way) : moved(box, way));
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };

  return (
    <button
      ref={button}
      type="button"
      className="mask-box"
      data-box={box.id}
      style={placeStyle(box)}
      aria-label={`Box ${number}: ${describeBox(box)}`}
      aria-describedby={describedBy}
      onKeyDown={handleKey}
    >
      <span className="mask-corner" data-corner />
    </button>
  );
}

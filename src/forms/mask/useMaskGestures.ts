import { type PointerEvent, useRef, useState } from 'react';
import {
  boxBetween,
  isOnePlace,
  type MaskBox,
  type MaskChange,
  moved,
  type PlacedBox,
  type Point,
  resized,
} from './maskBoxes.ts';

type Gesture =
  | { kind: 'draw'; from: Point }
  | { kind: 'move' | 'resize'; from: Point; id: number; box: MaskBox; name: string };

/** A drag that leaves the picture ends at its edge. */
function placeOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const part = (value: number, size: number) => Math.min(1, Math.max(0, size > 0 ? value / size : 0));
  return { x: part(event.clientX - left, width), y: part(event.clientY - top, height) };
}

/**
 * A drag draws a box, two taps set its corners; a drag on a box moves it, a drag on its corner resizes it.
 */
export function useMaskGestures(boxes: readonly PlacedBox[], change: (change: MaskChange) => void) {
  const gesture = useRef<Gesture | null>(null);
  const count = useRef(0);
  const [drawn, setDrawn] = useState<MaskBox | null>(null);
  const [corner, setCorner] = useState<Point | null>(null);

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    const from = placeOf(event);
    const part = event.target instanceof Element ? event.target : null;
    const id = part?.closest<HTMLElement>('[data-box]')?.dataset.box;
    const box = boxes.find((one) => String(one.id) === id);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (box) {
      count.current += 1;
      const kind = part?.closest('[data-corner]') ? 'resize' : 'move';
      gesture.current = { kind, from, id: box.id, box, name: `pointer ${count.current}` };
    } else {
      // Stops the browser from selecting text or dragging the picture.
      event.preventDefault();
      gesture.current = { kind: 'draw', from };
    }
  };

  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current;
    if (!now) return;
    const to = placeOf(event);
    if (now.kind === 'draw') return setDrawn(isOnePlace(now.from, to) ? null : boxBetween(now.from, to));
    const by = { x: to.x - now.from.x, y: to.y - now.from.y };
    if (by.x === 0 && by.y === 0) return;
    const box = now.kind === 'move' ? moved(now.box, by) : resized(now.box, by);
    change({ kind: 'change', id: now.id, box, gesture: now.name });
  };

  const handleUp = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current;
    gesture.current = null;
    setDrawn(null);
    if (now?.kind !== 'draw') return;
    const to = placeOf(event);
    const from = isOnePlace(now.from, to) ? corner : now.from;
    if (!from) return setCorner(to);
    setCorner(null);
    change({ kind: 'add', box: boxBetween(from, to) });
  };

  const handleCancel = () => {
    gesture.current = null;
    setDrawn(null);
  };

  return {
    drawn,
    /** The first of two corners. */
    corner,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleCancel,
    },
  };
}

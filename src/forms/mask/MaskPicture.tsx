import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFilePicture } from '../../ui/uploads/useFilePicture.ts';
import {
  describeBox,
  type MaskBox,
  type MaskChange,
  moved,
  type PlacedBox,
  type Point,
  placeStyle,
  resized,
  STEP,
} from './maskBoxes.ts';
import { useMaskGestures } from './useMaskGestures.ts';

interface MaskPictureProps {
  file: File;
  boxes: readonly PlacedBox[];
  /** The box that takes the focus when it appears. */
  freshId: number;
  describedBy: string;
  onChange: (change: MaskChange) => void;
  onUnreadable: () => void;
}

export function MaskPicture({ file, boxes, freshId, describedBy, onChange, onUnreadable }: MaskPictureProps) {
  const picture = useFilePicture(file);
  const { drawn, corner, handlers } = useMaskGestures(boxes, onChange);
  return (
    <div className="mask-picture" {...handlers}>
      <img ref={picture} alt="Your Aadhar card" draggable={false} onError={onUnreadable} />
      {drawn && <span className="mask-drawn" style={placeStyle(drawn)} />}
      {corner && (
        <span className="mask-first-corner" style={placeStyle({ ...corner, width: 0, height: 0 })} />
      )}
      {boxes.map((box, index) => (
        <MaskBoxButton
          key={box.id}
          box={box}
          number={index + 1}
          isFresh={box.id === freshId}
          describedBy={describedBy}
          onChange={(next) => onChange({ kind: 'change', id: box.id, box: next, gesture: `keys ${box.id}` })}
          onRemove={() => onChange({ kind: 'remove', id: box.id })}
        />
      ))}
    </div>
  );
}

interface MaskBoxButtonProps {
  box: PlacedBox;
  /** From 1. */
  number: number;
  /** Takes the focus when a button added it. */
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

/** Arrow keys move the box, with Shift they resize it, Delete removes it. */
function MaskBoxButton({ box, number, isFresh, describedBy, onChange, onRemove }: MaskBoxButtonProps) {
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

import { useFilePicture } from '../../../ui/uploads/useFilePicture.ts';
import { MaskBoxButton } from './MaskBoxButton.tsx';
import { type MaskChange, type PlacedBox, placeStyle } from './maskBoxes.ts';
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

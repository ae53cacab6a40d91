import { useCallback, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import './signature.scss';

const INK = '#111';
const BACKGROUND = '#fff';

/** Pixels of the picture for each pixel of the screen. */
const SHARPNESS = 2;

const FONTS = '"Segoe Script", "Snell Roundhand", "Apple Chancery", "Dancing Script", cursive';
const MARGIN = 20;
const NOTHING_SIGNED = 'Draw your signature, or type your name.';

interface SignatureDialogProps {
  name: string;
  /** Receives a PNG. */
  onDone: (file: File) => void;
  onCancel: () => void;
}

export function SignatureDialog({ name, onDone, onCancel }: SignatureDialogProps) {
  const [error, setError] = useState('');
  const [typed, setTyped] = useState('');
  const clearError = useCallback(() => setError(''), []);
  const { canvas, write } = useSignaturePad(clearError);

  const handleType = (text: string) => {
    setTyped(text);
    clearError();
    write(text);
  };

  const handleDone = async () => {
    const picture = canvas.current && (await signaturePicture(canvas.current));
    if (picture) onDone(picture);
    else setError(NOTHING_SIGNED);
  };

  return (
    <ModalDialog isOpen isWide title="Your signature" onClose={onCancel}>
      <Modal.Body className="signature-body">
        <p id="signature-help">
          Draw with a finger, a pen or the mouse, on the line. Turn a phone for more room.
        </p>
        <div className="signature-area position-relative mb-3">
          <canvas
            ref={canvas}
            className="signature-pad d-block w-100 h-100"
            role="img"
            aria-label="Your signature"
            aria-describedby="signature-help"
          />
        </div>
        <TextField
          label="Or type your name"
          placeholder={name}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => handleType(target.value)}
        />
      </Modal.Body>
      <Modal.Footer>
        <Failure className="w-100">{error}</Failure>
        <Button variant="outline-secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="outline-secondary" onClick={() => handleType('')}>
          Clear
        </Button>
        <Button onClick={() => void handleDone()}>Use signature</Button>
      </Modal.Footer>
    </ModalDialog>
  );
}

/** Holds what is drawn or typed, also when the size of the pad changes. */
function useSignaturePad(onStroke: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const typedName = useRef('');
  const drawing = useRef(NO_DRAWING);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawn = new SignaturePad(element, { backgroundColor: BACKGROUND, penColor: INK });
    // Not at its begin: the message that goes then changes the size of the pad, which would end the stroke.
    drawn.addEventListener('endStroke', onStroke);
    pad.current = drawn;
    const keep = () => {
      const { clientWidth: width, clientHeight: height } = element;
      drawing.current = { strokes: [...drawn.toData()], width, height };
    };
    // Turning the phone, and its keyboard, change the size of the pad.
    const resize = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      element.width = width * SHARPNESS;
      element.height = height * SHARPNESS;
      element.getContext('2d')?.setTransform(SHARPNESS, 0, 0, SHARPNESS, 0, 0);
      drawn.clear();
      if (typedName.current !== '') writeName(element, typedName.current);
      else drawn.fromData(fitted(drawing.current, width, height));
    };
    drawn.addEventListener('endStroke', keep);
    resize();
    const size = new ResizeObserver(resize);
    size.observe(element);
    return () => {
      size.disconnect();
      drawn.off();
    };
  }, [onStroke]);

  /** Replaces the drawing; an empty name clears the pad. */
  const write = (name: string) => {
    typedName.current = name;
    drawing.current = NO_DRAWING;
    pad.current?.clear();
    if (canvas.current) writeName(canvas.current, name);
  };
  return { canvas, write };
}

/** The strokes, and the size of the pad when they were drawn. */
interface Drawing {
  strokes: PointGroup[];
  width: number;
  height: number;
}

const NO_DRAWING: Drawing = { strokes: [], width: 1, height: 1 };

/** Moves a drawing to the middle of a pad of another size, so that turning the phone back restores it. */
function fitted({ strokes, width, height }: Drawing, newWidth: number, newHeight: number): PointGroup[] {
  const scale = Math.min(newWidth / width, newHeight / height);
  const [left, top] = [(newWidth - width * scale) / 2, (newHeight - height * scale) / 2];
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({
      ...point,
      x: left + point.x * scale,
      y: top + point.y * scale,
    })),
  }));
}

/** Writes the name as large as the canvas allows. */
function writeName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const fontOf = (size: number) => `italic ${size}px ${FONTS}`;
  const size = height / 2.5;
  context.font = fontOf(size);
  const taken = context.measureText(name).width;
  context.font = fontOf(Math.min(size, (size * width * 0.9) / Math.max(taken, 1)));
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, width / 2, height / 2);
}

/** Crops the empty margin. @returns null for an empty drawing */
async function signaturePicture(canvas: HTMLCanvasElement): Promise<File | null> {
  const ink = inkIn(canvas);
  if (!ink) return null;
  const picture = document.createElement('canvas');
  picture.width = ink.right - ink.left + 2 * MARGIN;
  picture.height = ink.bottom - ink.top + 2 * MARGIN;
  const context = picture.getContext('2d');
  if (!context) return null;
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(canvas, MARGIN - ink.left, MARGIN - ink.top);
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'signature.png', { type: 'image/png' });
}

function inkIn(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 255) > 200) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.right > box.left ? box : null;
}

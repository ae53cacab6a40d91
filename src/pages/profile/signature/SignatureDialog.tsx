import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import SignaturePad from 'signature_pad';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { INK, PAPER, signaturePicture, writeName } from './signaturePicture.ts';
import './signature.scss';

const NOTHING_SIGNED = 'Draw your signature, or type your name.';

interface SignatureDialogProps {
  name: string;
  /** Gets a PNG. */
  onDone: (file: File) => void;
  onCancel: () => void;
}

export function SignatureDialog({ name, onDone, onCancel }: SignatureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawn = new SignaturePad(element, { backgroundColor: PAPER, penColor: INK });
    drawn.addEventListener('beginStroke', () => setError(''));
    pad.current = drawn;
    // The picture stays as large when the phone is turned; where a finger is on it changes.
    const handleResize = () => {
      const sharpness = element.width / element.clientWidth;
      element.getContext('2d')?.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    };
    handleResize();
    drawn.clear();
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('resize', handleResize);
      drawn.off();
    };
  }, []);

  const handleType = (text: string) => {
    setTyped(text);
    setError('');
    pad.current?.clear();
    if (canvas.current) writeName(canvas.current, text);
  };

  const handleDone = async () => {
    const picture = canvas.current && (await signaturePicture(canvas.current));
    if (picture) onDone(picture);
    else setError(NOTHING_SIGNED);
  };

  return (
    <ModalDialog isOpen isWide title="Your signature" onClose={onCancel}>
      <Modal.Body>
        <p id="signature-help">Draw with a finger, a pen or the mouse.</p>
        <canvas
          ref={canvas}
          className="signature-pad"
          width={1200}
          height={400}
          role="img"
          aria-label="Your signature"
          aria-describedby="signature-help"
        />
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

import { useId, useReducer, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { burnMask } from './burnMask.ts';
import { MaskPicture } from './MaskPicture.tsx';
import { changeMask, describeBox, FIRST_BOX, NO_MASK } from './maskBoxes.ts';
import { SendUnmasked } from './SendUnmasked.tsx';
import './mask.scss';

const QUESTION =
  'Does this picture show the whole number? Nothing has been sent yet, so the first eight digits can be masked first.';
const QR_CODE = 'Cover the QR code as well: it holds your name, address, date of birth and photo.';
const NOTHING_HIDDEN =
  'Nothing is hidden yet. Draw a box over the first eight digits, or choose Upload without masking.';
const NOT_MASKED =
  'This browser could not make the masked picture. Nothing was sent. Please take a smaller photo, or hide the digits in another program.';
const NOT_SHOWN =
  'This picture cannot be shown here, so nothing can be hidden in it. Please cancel and choose another one.';

interface BodyProps {
  file: File;
  /** Receives the masked picture, or the original file. */
  onDone: (file: File) => void;
  onCancel: () => void;
}

interface MaskDialogProps extends BodyProps {
  /** A PDF cannot be masked. */
  isPicture: boolean;
  /** Asks whether to mask a picture before the editor opens. */
  asksFirst?: boolean;
}

type Step = 'question' | 'editor' | 'unmasked';

/** Shows an Aadhar card before the upload, so that the person can hide its first eight digits. */
export function MaskDialog({ isPicture, asksFirst = false, ...props }: MaskDialogProps) {
  const [step, setStep] = useState<Step>(asksFirst ? 'question' : 'editor');
  return (
    <ModalDialog
      isOpen
      isWide={isPicture && step === 'editor'}
      title="Hide the first eight digits"
      onClose={props.onCancel}
    >
      {isPicture ? <MaskEditor {...props} step={step} setStep={setStep} /> : <PdfAdvice {...props} />}
    </ModalDialog>
  );
}

interface EditorProps extends BodyProps {
  step: Step;
  setStep: (step: Step) => void;
}

function MaskEditor({ file, onDone, onCancel, step, setStep }: EditorProps) {
  const [mask, change] = useReducer(changeMask, NO_MASK);
  const [freshId, setFreshId] = useState(0);
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const helpId = useId();
  const { boxes, past, count } = mask;
  const latest = boxes.at(-1);

  const handleUpload = async () => {
    if (boxes.length === 0) return setError(NOTHING_HIDDEN);
    setError('');
    setPending(true);
    const masked = await burnMask(file, boxes).catch(() => null);
    setPending(false);
    if (masked) onDone(masked);
    else setError(NOT_MASKED);
  };

  const edit = () => setStep('editor');
  const send = { label: 'Upload it as it is', onClick: () => onDone(file) };
  if (step === 'unmasked') return <SendUnmasked back={{ label: 'Back', onClick: edit }} send={send} />;
  if (step === 'question') {
    return (
      <SendUnmasked back={{ label: 'Cancel', onClick: onCancel }} send={send} onMask={edit}>
        <p>{QUESTION}</p>
      </SendUnmasked>
    );
  }
  return (
    <>
      <Modal.Body>
        <p>
          The last four digits of the Aadhar number are enough. With “Upload masked copy”, covered areas are
          blacked out on your device before the copy is sent. {QR_CODE}
        </p>
        <p id={helpId} className="text-body-secondary">
          Drag over the digits, or tap two opposite corners.{' '}
          <span className="not-by-touch">
            With the keyboard: Add a box, move it with the arrow keys, change its size with Shift and the
            arrow keys, remove it with Delete.
          </span>
        </p>
        <div className="mask-tools d-flex flex-wrap gap-2 align-items-center">
          <Button
            ref={adder}
            variant="outline-secondary"
            size="sm"
            onClick={() => {
              setError('');
              change({ kind: 'add', box: FIRST_BOX });
              setFreshId(count + 1);
            }}
          >
            Add a box
          </Button>
          <Button
            variant="outline-secondary"
            size="sm"
            disabled={past.length === 0}
            onClick={() => change({ kind: 'undo' })}
          >
            Undo
          </Button>
          <span role="status" className="text-body-secondary">
            <span>{boxes.length === 1 ? '1 box' : `${boxes.length} boxes`}</span>
            {latest && <span className="visually-hidden">{`. The latest is ${describeBox(latest)}`}</span>}
          </span>
        </div>
        <MaskPicture
          file={file}
          boxes={boxes}
          freshId={freshId}
          describedBy={helpId}
          onChange={(next) => {
            setError('');
            change(next);
            // The removed box had the focus, which must not move behind the dialog.
            if (next.kind === 'remove') adder.current?.focus();
          }}
          onUnreadable={() => setError(NOT_SHOWN)}
        />
      </Modal.Body>
      <Modal.Footer>
        <Failure className="w-100 m-0">{error}</Failure>
        <Button variant="outline-secondary" onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
        <Button variant="outline-secondary" onClick={() => setStep('unmasked')} disabled={isPending}>
          Upload without masking
        </Button>
        <SubmitButton type="button" isPending={isPending} onClick={() => void handleUpload()}>
          Upload masked copy
        </SubmitButton>
      </Modal.Footer>
    </>
  );
}

/** For a PDF, which cannot be masked. */
function PdfAdvice({ file, onDone, onCancel }: BodyProps) {
  return (
    <SendUnmasked
      back={{ label: 'Cancel', onClick: onCancel }}
      send={{ label: 'Upload without masking', onClick: () => onDone(file) }}
    >
      <p>{`${file.name} is a PDF, and digits can be masked here only in a picture. To mask them, take a screenshot or a photo of the page and choose that, or download a masked Aadhar from UIDAI, which shows only the last four digits. ${QR_CODE}`}</p>
      <p>Nothing has been uploaded yet. You can also upload the PDF as it is.</p>
    </SendUnmasked>
  );
}

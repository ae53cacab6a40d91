import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import FormCheck from 'react-bootstrap/FormCheck';
import Modal from 'react-bootstrap/Modal';
import { aadharMode } from '../../config/portal.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';

const AS_IT_IS =
  'Uploaded as it is, the file is stored with the whole number, unless the first eight digits are covered in it. The last four are enough for us.';
const COVERED_ONLY =
  'Only the last four digits may be stored. Send this file only if the first eight are covered in it.';
const NOT_COVERED = 'Tick that the first eight digits are covered. Otherwise cover them first.';

interface SendUnmaskedProps {
  /** Closes the question. */
  back: { label: string; onClick: () => void };
  send: { label: string; onClick: () => void };
  /** Adds the button that masks the file instead. */
  onMask?: () => void;
  /** Above the sentence. */
  children?: ReactNode;
}

/** The sentence, and with the mode `last4` the statement that the digits are covered. */
export function SendUnmasked({ back, send, onMask, children }: SendUnmaskedProps) {
  const [isCovered, setCovered] = useState(false);
  const [error, setError] = useState('');
  const mustCover = aadharMode === 'last4';
  return (
    <>
      <Modal.Body>
        {children}
        <p className={mustCover ? '' : 'mb-0'}>{mustCover ? COVERED_ONLY : AS_IT_IS}</p>
        {mustCover && (
          <FormCheck
            id="first-eight-covered"
            label="I have covered the first eight digits"
            checked={isCovered}
            onChange={(event) => {
              setCovered(event.target.checked);
              setError('');
            }}
          />
        )}
      </Modal.Body>
      <Modal.Footer>
        <Failure className="w-100 m-0">{error}</Failure>
        <Button variant="outline-secondary" onClick={back.onClick}>
          {back.label}
        </Button>
        <Button
          variant={onMask ? 'outline-secondary' : 'primary'}
          onClick={() => (mustCover && !isCovered ? setError(NOT_COVERED) : send.onClick())}
        >
          {send.label}
        </Button>
        {onMask && <Button onClick={onMask}>Mask it now</Button>}
      </Modal.Footer>
    </>
  );
}

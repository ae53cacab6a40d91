import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';

interface PdfAdviceProps {
  file: File;
  onDone: (file: File) => void;
  onCancel: () => void;
}

/** Nothing can be hidden in a PDF here. */
export function PdfAdvice({ file, onDone, onCancel }: PdfAdviceProps) {
  return (
    <>
      <Modal.Body>
        <p>
          {file.name} is a PDF, and digits can be masked here only in a picture. To mask them, take a
          screenshot or a photo of the page and choose that, or download a masked Aadhar from UIDAI, which
          shows only the last four digits.
        </p>
        <p className="mb-0">Nothing has been uploaded yet. You can also upload the PDF without masking.</p>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="outline-secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={() => onDone(file)}>Upload without masking</Button>
      </Modal.Footer>
    </>
  );
}

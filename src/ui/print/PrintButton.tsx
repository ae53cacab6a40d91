import Button from 'react-bootstrap/Button';
export function PrintButton({ onPrint }: { onPrint: () => void }) {
  return (
    <div className="print-action">
      <Button aria-describedby="print-hint" onClick={onPrint}>
        Print
      </Button>
      <p id="print-hint">For a PDF file, choose “Save as PDF” as the printer.</p>
    </div>
  );
}

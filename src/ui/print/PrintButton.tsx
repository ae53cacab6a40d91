import Button from 'react-bootstrap/Button';

interface PrintButtonProps {
  onPrint: () => void;
  /** False until the printed content is on the page. */
  isReady?: boolean;
}

export function PrintButton({ onPrint, isReady = true }: PrintButtonProps) {
  return (
    <div className="cluster print-action">
      <Button aria-describedby="print-hint" disabled={!isReady} onClick={onPrint}>
        Print
      </Button>
      <p id="print-hint" className="text-body-secondary">
        For a PDF file, choose “Save as PDF” as the printer.
      </p>
    </div>
  );
}

/** Waits for the page's images. `title` is also the name of a PDF. */
export async function printDocument(title: string): Promise<void> {
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  const before = document.title;
  window.addEventListener(
    'afterprint',
    () => {
      document.title = before;
    },
    { once: true },
  );
  document.title = title;
  window.print();
}

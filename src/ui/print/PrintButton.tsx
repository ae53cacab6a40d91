import Button from 'react-bootstrap/Button';

export function PrintButton({ onPrint }: { onPrint: () => void }) {
  return (
    <div className="cluster print-action">
      <Button aria-describedby="print-hint" onClick={onPrint}>
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

/** Opens the print dialog once the pictures of the printed page are there (SPEC 2, Bank details). */
export function PrintButton() {
  const handleClick = async () => {
    const pictures = document.querySelectorAll<HTMLImageElement>('.bank-sheet img');
    await Promise.allSettled([...pictures].map((picture) => picture.decode()));
    window.print();
  };
  return (
    <button type="button" className="btn btn-primary" onClick={() => void handleClick()}>
      Print
    </button>
  );
}

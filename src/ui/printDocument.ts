/** Prints the page; `title` names the document, and so the file when it is printed to one. */
export function printDocument(title: string): void {
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

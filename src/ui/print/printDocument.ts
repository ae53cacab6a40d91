/** Waits for the page's pictures. `title` also names the file when it is printed to one. */
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

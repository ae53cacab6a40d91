/** Stands for a listener of the database: it gets the value at once. */
export const watching =
  <T>(value: T) =>
  (_: unknown, onValue: (value: T) => void) => {
    onValue(value);
    return () => {};
  };

/** Stands for a listener of a list that is read in pages. */
export const listing =
  <T>(items: T[], more: 'none' | 'available' = 'none') =>
  (_: unknown, onListed: (listed: { items: T[]; more: 'none' | 'available' }) => void) => {
    onListed({ items, more });
    return { showMore: () => {}, stop: () => {} };
  };

/** A promise that the test fulfils. */
export function deferred<T = void>() {
  let resolve = (_: T) => {};
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve: (value: T) => resolve(value) };
}

/** As many values as Firestore takes for one `in`. */
const MOST = 30;

export function inPages<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / MOST) }, (_, page) =>
    values.slice(page * MOST, (page + 1) * MOST),
  );
}

const LIMIT_MS = 20_000;

/** @throws Error with the text of `state` when the promise is not settled within the limit */
export async function inTime<T>(
  promise: Promise<T>,
  state: () => string,
  milliseconds = LIMIT_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Waited ${milliseconds / 1000} s in vain. ${state()}`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

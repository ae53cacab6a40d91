/** Aborts a request after `ms`. The oldest supported browsers have no `AbortSignal.timeout`, and name its error otherwise. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** The result of `work`; once it takes longer than `ms`, that of `late` where it comes first. */
export async function inTime<T>(work: Promise<T>, ms: number, late: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const otherwise = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms);
  });
  try {
    return await Promise.race([work, otherwise]);
  } finally {
    clearTimeout(timer);
  }
}

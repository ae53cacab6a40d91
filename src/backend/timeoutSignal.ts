/** Aborts a request after `ms`. The oldest supported browsers have no `AbortSignal.timeout`, and name its error otherwise. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** A refused call; the portal shows the message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 502 | 503 | 504;

  constructor(status: Refusal['status'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/**
 * Whether the mail could be sent at another time: false for an invalid address, or one that the mail server
 * refuses for good.
 */
export function isForGood({ status, cause }: Refusal): boolean {
  const { responseCode } = (cause ?? {}) as { responseCode?: unknown };
  return status === 409 || (typeof responseCode === 'number' && responseCode >= 500);
}

/** The codes of the mail server or of a system call name the cause; its sentences may contain an address. */
export function reasonOf({ status, cause }: Refusal): string {
  const { code, responseCode, name } = (cause ?? {}) as {
    code?: unknown;
    responseCode?: unknown;
    name?: unknown;
  };
  return [status, code ?? name, responseCode].filter(Boolean).join(' ');
}

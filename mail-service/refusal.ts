/** A refused call; the portal shows the message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 502 | 503 | 504;

  constructor(status: Refusal['status'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** What nodemailer adds to an error. */
export interface SmtpError {
  code?: string;
  /** The code of Node or OpenSSL. */
  originalCode?: string;
  /** The code of the mail server; absent when it did not answer. */
  responseCode?: number;
  response?: string;
  command?: string;
}

/**
 * Whether another try is useless: an invalid address, or one that the mail server refuses for good. A refused login,
 * encryption or sender, and an answer about rights (5.7), are about the mail service and not about the address.
 */
export function isForGood({ status, cause }: Refusal): boolean {
  const { command = '', response = '', responseCode = 0 } = (cause ?? {}) as SmtpError;
  const isAboutMail = ['RCPT TO', 'DATA'].includes(command) && !/^5\d\d[ -]5\.7\./.test(response);
  return status === 409 || (isAboutMail && responseCode >= 500);
}

/** The codes of the mail server or of a system call name the cause; its sentences may contain an address. */
export function reasonOf({ status, cause }: Refusal): string {
  const { code, originalCode, responseCode, name } = (cause ?? {}) as SmtpError & { name?: string };
  return [status, code ?? name, originalCode, responseCode].filter(Boolean).join(' ');
}

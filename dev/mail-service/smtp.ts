import { createTransport } from 'nodemailer';
import type { Mail } from './templates.ts';

const SENDER = 'Onboarding Portal <portal@agency.example>';

export interface Postman {
  /** Resolves with the message id; rejects with the mail server's reason. */
  deliver: (mail: Mail) => Promise<string>;
  close: () => void;
}

/** Sends over plain SMTP, as the local mailbox takes it. */
export function createPostman(host: string, port: number): Postman {
  const transport = createTransport({
    host,
    port,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: 5_000,
    socketTimeout: 5_000,
  });
  return {
    deliver: async (mail) => (await transport.sendMail({ from: SENDER, ...mail })).messageId,
    close: () => transport.close(),
  };
}

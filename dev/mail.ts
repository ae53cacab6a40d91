import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StackPorts } from './ports.ts';
import type { ManagedProcess } from './processes.ts';
import { HOST, PROJECT_ID, ROOT } from './project.ts';
import { startServer } from './servers.ts';

interface MailServiceOptions {
  folder: string;
  port: number;
  smtpPort: number;
  webPort: number;
  firestorePort: number;
}

/** The environment variables that a container of the mail service would have. */
export function mailServiceEnvironment(options: Omit<MailServiceOptions, 'folder'>): Record<string, string> {
  const { port, smtpPort, webPort, firestorePort } = options;
  return {
    HOST,
    PORT: `${port}`,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${firestorePort}`,
    PORTAL_ORIGINS: `http://${HOST}:${webPort},http://localhost:${webPort}`,
    SMTP_HOST: HOST,
    SMTP_PORT: `${smtpPort}`,
    SMTP_TLS: 'off',
  };
}

/** Starts the deployed code of `mail-service`, without the bundle. */
export function startMailService(options: MailServiceOptions): Promise<ManagedProcess> {
  const service = {
    name: 'The mail service',
    command: process.execPath,
    args: ['--import', 'tsx', 'mail-service/main.ts'],
    cwd: ROOT,
    env: mailServiceEnvironment(options),
    logFile: join(options.folder, 'mail-service.log'),
    stopTimeout: 10_000,
  };
  return startServer(service, [`http://${HOST}:${options.port}/healthz`], 30_000);
}

interface MailboxOptions {
  ports: StackPorts;
  folder: string;
  /** Restores the mails of an earlier run in this folder. */
  mailFolder: string;
}

export function startMailbox({ ports, folder, mailFolder }: MailboxOptions): Promise<ManagedProcess> {
  const maildev = join(createRequire(import.meta.url).resolve('maildev/package.json'), '../bin/maildev');
  // MailDev creates the folder, but not its parent.
  mkdirSync(mailFolder, { recursive: true });
  const mailbox = {
    name: 'The mailbox',
    command: process.execPath,
    args: [
      maildev,
      ...['--ip', HOST, '--smtp', `${ports.smtp}`, '--web', `${ports.mailbox}`],
      ...['--mail-directory', mailFolder, '--silent'],
    ],
    cwd: ROOT,
    logFile: join(folder, 'mailbox.log'),
  };
  return startServer(mailbox, [`http://${HOST}:${ports.mailbox}/healthz`], 15_000);
}

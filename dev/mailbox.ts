import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StackPorts } from './ports.ts';
import type { ManagedProcess } from './processes.ts';
import { HOST, ROOT } from './project.ts';
import { startServer } from './servers.ts';

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

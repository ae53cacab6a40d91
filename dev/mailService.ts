import { join } from 'node:path';
import { type ManagedProcess, startProcess } from './processes.ts';
import { HOST, PROJECT_ID, ROOT } from './project.ts';
import { waitForHttp } from './waitFor.ts';

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
export async function startMailService(options: MailServiceOptions): Promise<ManagedProcess> {
  const service = startProcess({
    name: 'The mail service',
    command: process.execPath,
    args: ['--import', 'tsx', 'mail-service/main.ts'],
    cwd: ROOT,
    env: mailServiceEnvironment(options),
    logFile: join(options.folder, 'mail-service.log'),
    stopTimeout: 10_000,
  });
  try {
    await waitForHttp([`http://${HOST}:${options.port}/healthz`], [service.crashed], 30_000);
  } catch (error) {
    await service.stop();
    throw error;
  }
  return service;
}

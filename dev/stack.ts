import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PASSWORD } from './accounts.ts';
import { type AdminApi, createAdminApi } from './adminApi.ts';
import { emulatorKind, hasSavedData, requireEmulator, startEmulator } from './emulator/emulator.ts';
import { webEnvironment } from './environment.ts';
import { startMailbox, startMailService } from './mail.ts';
import { requireFreePorts, type StackPorts } from './ports.ts';
import { seed } from './seed.ts';

interface StackOptions {
  ports: StackPorts;
  folder: string;
  /** The folder for records, accounts, files and mails between runs. */
  dataFolder?: string;
  /** The start of the emulator's clock. */
  clockStart?: string | undefined;
}

interface Stack {
  ports: StackPorts;
  /** VITE_ variables of a portal that uses this stack. */
  environment: Record<string, string>;
  admin: AdminApi;
  /** Resolves with one line when a part ends by itself; never rejects. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

export type StackPart = Pick<Stack, 'crashed' | 'stop'>;

/** Starts everything but the portal. @throws StartError before anything is started */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, folder } = options;
  requireEmulator();
  await requireFreePorts(ports);
  await rm(folder, { recursive: true, force: true });
  const parts = await startTogether([startData(options), startMail(options)]);
  return { ports, environment: webEnvironment(ports), admin: createAdminApi(ports), ...parts };
}

/** Starts the emulators, with the demo accounts or with the data of an earlier run. */
export async function startData({ ports, folder, dataFolder, clockStart }: StackOptions): Promise<StackPart> {
  const emulatorData = dataFolder && join(dataFolder, 'emulator');
  const isSaved = emulatorData !== undefined && hasSavedData(emulatorData);
  const admin = createAdminApi(ports);
  const emulator = await startEmulator({
    ports,
    folder,
    profile: 'strict',
    ...(emulatorData && { dataFolder: emulatorData }),
    ...(clockStart && { clockStart }),
  });
  try {
    await (isSaved ? restorePasswords(admin) : seed(admin));
  } catch (error) {
    await emulator.stop();
    throw error;
  }
  return emulator;
}

export function startMail({ ports, folder, dataFolder }: StackOptions): Promise<StackPart> {
  return startTogether([
    startMailbox({ ports, folder, mailFolder: join(dataFolder ?? folder, 'mail') }),
    startMailService({
      folder,
      port: ports.mailService,
      smtpPort: ports.smtp,
      webPort: ports.web,
      firestorePort: ports.firestore,
    }),
  ]);
}

/** When one part cannot start, stops the others and throws its error. */
export async function startTogether(starting: Promise<StackPart>[]): Promise<StackPart> {
  const starts = await Promise.allSettled(starting);
  const parts = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => void (await Promise.all(parts.map((part) => part.stop())));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { crashed: Promise.race(parts.map(({ crashed }) => crashed)), stop };
}

/** fireemu's export has no passwords, so the people of an earlier run get the demo password. */
async function restorePasswords(admin: AdminApi): Promise<void> {
  if (emulatorKind() === 'official') return;
  const uids = await admin.listAccounts();
  await Promise.all(uids.map((uid) => admin.updateAccount(uid, { password: DEMO_PASSWORD })));
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PASSWORD } from './accounts.ts';
import { type AdminApi, createAdminApi } from './adminApi.ts';
import { emulatorKind, hasSavedData, requireEmulator, startEmulator } from './emulator.ts';
import { webEnvironment } from './environment.ts';
import { startMailbox } from './mailbox.ts';
import { startMailService } from './mailService.ts';
import { requireFreePorts, type StackPorts } from './ports.ts';
import { seed } from './seed.ts';

export interface StackOptions {
  ports: StackPorts;
  /** Takes the logs; emptied first. */
  folder: string;
  /** Keeps records, accounts, files and mails there between runs. */
  dataFolder?: string;
}

export interface Stack {
  ports: StackPorts;
  /** The VITE_ variables of a portal that uses this stack. */
  environment: Record<string, string>;
  admin: AdminApi;
  /** Resolves with one line when a part ends by itself; never rejects. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts emulators, mailbox and mail service and seeds the demo accounts; the portal itself is the caller's. Throws
 * StartError when a port is taken or the emulator cannot run, before anything is started.
 */
export async function startStack({ ports, folder, dataFolder }: StackOptions): Promise<Stack> {
  requireEmulator();
  await requireFreePorts(ports);
  await rm(folder, { recursive: true, force: true });

  const emulatorData = dataFolder && join(dataFolder, 'emulator');
  const isSaved = emulatorData !== undefined && hasSavedData(emulatorData);
  const mailFolder = join(dataFolder ?? folder, 'mail');
  const admin = createAdminApi(ports);

  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(stops.splice(0).map((stopPart) => stopPart()));
  };
  const startEmulatorAndSeed = async () => {
    const emulator = await startEmulator({ ports, folder, profile: 'strict', dataFolder: emulatorData });
    stops.push(emulator.stop);
    await (isSaved ? restorePasswords(admin) : seed(admin));
    return emulator;
  };
  const startMail = async () => {
    const mailbox = await startMailbox({ ports, folder, mailFolder });
    stops.push(mailbox.stop);
    stops.push(await startMailService({ port: ports.mailService, smtpPort: ports.smtp, webPort: ports.web }));
    return mailbox;
  };

  const starts = await Promise.allSettled([startEmulatorAndSeed(), startMail()]);
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const crashed = Promise.race(
    starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value.crashed] : [])),
  );
  return { ports, environment: webEnvironment(ports), admin, crashed, stop };
}

/** fireemu's export holds no passwords, so people kept from an earlier run get the demo password. */
async function restorePasswords(admin: AdminApi): Promise<void> {
  if (emulatorKind() === 'official') return;
  const uids = await admin.listAccounts();
  await Promise.all(uids.map((uid) => admin.setPassword(uid, DEMO_PASSWORD)));
}

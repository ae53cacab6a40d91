import { type AddressInfo, createServer, type Server } from 'node:net';
import { HOST, readProjectJson } from './project.ts';
import { StartError } from './startError.ts';

/** In the order of the table that `npm run dev` prints. */
const PART_NAMES = {
  web: 'web',
  auth: 'Auth',
  firestore: 'Firestore',
  storage: 'Storage',
  ui: 'emulator UI',
  hub: 'emulator hub',
  logging: 'emulator log',
  mailService: 'mail service',
  smtp: 'SMTP',
  mailbox: 'mailbox',
} as const;

type Part = keyof typeof PART_NAMES;
export type StackPorts = Record<Part, number>;

const PARTS = Object.keys(PART_NAMES) as Part[];

const USUAL: StackPorts = {
  web: 5173,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  ui: 4000,
  hub: 4400,
  logging: 4500,
  mailService: 8025,
  smtp: 1025,
  mailbox: 1080,
};

/** Ports of the emulators come from firebase.json. */
export function devPorts(): StackPorts {
  const { emulators } = readProjectJson<{ emulators: { [part in Part]?: { port?: number } } }>(
    'firebase.json',
  );
  const ports = PARTS.map((part) => [part, emulators[part]?.port ?? USUAL[part]]);
  return Object.fromEntries(ports) as StackPorts;
}

/** For a stack that runs next to another one. */
export async function freePorts(): Promise<StackPorts> {
  const servers = await Promise.all(PARTS.map(() => listen(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(close));
  return Object.fromEntries(PARTS.map((part, index) => [part, ports[index]])) as StackPorts;
}

/** @throws StartError naming every port that is in use */
export async function requireFreePorts(ports: StackPorts): Promise<void> {
  const taken: string[] = [];
  for (const part of PARTS) {
    if (!(await isFree(ports[part]))) taken.push(`${ports[part]} (${PART_NAMES[part]})`);
  }
  if (taken.length === 0) return;
  const subject = taken.length === 1 ? 'Port' : 'Ports';
  const verb = taken.length === 1 ? 'is' : 'are';
  throw new StartError(
    `${subject} ${taken.join(', ')} ${verb} already in use on ${HOST}. Stop what is running there and start again.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  try {
    await close(await listen(port));
    return true;
  } catch {
    return false;
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

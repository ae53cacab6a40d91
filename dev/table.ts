import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { emulatorKind } from './emulator/emulator.ts';
import type { StackPorts } from './ports.ts';
import { HOST, PROJECT_ID } from './project.ts';

/** The output of `npm run dev` once everything answers. */
export function readyTable(ports: StackPorts, milliseconds: number, dataFolder?: string): string {
  const at = (port: number, path = '') => `http://${HOST}:${port}${path}`;
  const accounts = Object.values(DEMO_ACCOUNTS);
  return [
    '',
    ...columns([
      ['Portal', at(ports.web)],
      ['Mailbox', at(ports.mailbox)],
      ['Emulator UI', at(ports.ui)],
      ['Verification and reset links', at(ports.auth, `/emulator/v1/projects/${PROJECT_ID}/oobCodes`)],
      ['Mail service', at(ports.mailService)],
      ['Auth', at(ports.auth)],
      ['Firestore', at(ports.firestore)],
      ['Storage', at(ports.storage)],
      ['SMTP', `${HOST}:${ports.smtp}`],
    ]),
    '',
    `Demo accounts, password ${DEMO_PASSWORD}`,
    ...columns(accounts.map(({ email, state }) => [email, state])),
    '',
    `Approve somebody: ${approvalLink(ports)}`,
    ...(dataFolder ? [dataNote(dataFolder)] : []),
    '',
    `Ready in ${(milliseconds / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
    '',
  ].join('\n');
}

function dataNote(dataFolder: string): string {
  const note = `Data is kept in ${dataFolder}`;
  return emulatorKind() === 'official'
    ? note
    : `${note}; passwords are the demo password after the next start`;
}

function approvalLink(ports: StackPorts): string {
  const { uid, name } = DEMO_ACCOUNTS.submitted;
  return `http://${HOST}:${ports.web}/approve/${uid}?action=accept&vendorName=${encodeURIComponent(name)}`;
}

function columns(rows: string[][]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`);
}

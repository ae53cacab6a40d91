import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from '../dev/startError.ts';

interface Command {
  /** The words after `npm run <name> --`. */
  use: string;
  what: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** How many words are not options; absent when the command checks them itself. */
  words?: number;
}

const FLAG = { type: 'boolean', default: false } as const;
const TEXT = { type: 'string' } as const;
const PROJECT = '--project id [--mode staging] | --local';
const OF_PROJECT = { local: FLAG, project: TEXT, mode: { type: 'string', default: 'production' } } as const;

/** Every command of an operator. Its options decide what it reads, and which of them npm must not keep. */
export const COMMANDS = {
  setup: {
    use: '[--check | --write]',
    what: 'asks for the values of portal.config.json and writes them where they are needed; --check writes nothing, --write asks nothing',
    options: { check: FLAG, write: FLAG },
    words: 0,
  },
  deploy: {
    use: '[--check] [--mode staging] [--project id]',
    what: 'checks, builds and deploys; --check lists what is missing; firebase-tools gets all other words',
    options: { check: FLAG, mode: TEXT, project: TEXT, only: TEXT },
  },
  doctor: {
    use: '--project id [--mode staging]',
    what: 'compares a live project with this checkout',
    options: { project: TEXT, mode: OF_PROJECT.mode },
    words: 0,
  },
  grant: {
    use: 'reviewer|approver|reset-factor|remove-password someone@agency.example [--revoke] [--unverified] [--local] [--project id], or npm run grant -- list',
    what: 'gives a role, takes it away, or lists who has one',
    options: { revoke: FLAG, unverified: FLAG, local: FLAG, project: TEXT },
  },
  remind: {
    use: '--project id [--dry-run] | --local',
    what: 'sends the reminders that are due; --dry-run lists them',
    options: { 'dry-run': FLAG, local: FLAG, project: TEXT },
  },
  stats: {
    use: '--project id [--month yyyy-mm] [--dry-run] | --local [--month yyyy-mm] [--dry-run]',
    what: 'counts the figures of /insights, which npm run remind does too; --dry-run prints them',
    options: { month: TEXT, 'dry-run': FLAG, local: FLAG, project: TEXT },
    words: 0,
  },
  erase: {
    use: `uid ${PROJECT} [--yes] [--despite "reason"]`,
    what: 'prints what is stored about a person; --yes erases it',
    options: { ...OF_PROJECT, yes: FLAG, despite: TEXT },
    words: 1,
  },
  retention: {
    use: `${PROJECT} [--yes]`,
    what: 'lists the people whose data are due for erasure; --yes erases them',
    options: { ...OF_PROJECT, yes: FLAG },
    words: 0,
  },
  'redact-aadhar': {
    use: `${PROJECT} [--yes]`,
    what: 'after a change of privacy.aadhar: counts older numbers; --yes reduces them',
    options: { ...OF_PROJECT, yes: FLAG },
    words: 0,
  },
  'verify-paper': {
    use: `uid ${PROJECT}`,
    what: 'compares the signed copies of a person with their hashes, words and signature',
    options: OF_PROJECT,
    words: 1,
  },
  dossier: {
    use: `uid ${PROJECT} [--out file.zip]`,
    what: 'writes a zip with the record, the signed copies and the files of a person',
    options: { ...OF_PROJECT, out: TEXT },
    words: 1,
  },
  upgrade: {
    use: '--project id | --local [--dry-run | --write]',
    what: 'counts the records of an earlier version, as with --dry-run; --write changes them',
    options: { write: FLAG, 'dry-run': FLAG, local: FLAG, project: TEXT },
    words: 0,
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const usageOf = (name: CommandName) => `Use: npm run ${name} -- ${COMMANDS[name].use}`;

/** One paragraph for each command. */
export function helpText(): string {
  const names = Object.keys(COMMANDS) as CommandName[];
  return names
    .map((name) => `npm run ${name} -- ${COMMANDS[name].use}\n    ${COMMANDS[name].what}`)
    .join('\n');
}

/** The options of a command and its other words. @throws StartError with its usage when one is missing, superfluous or unknown */
export function readWords<Name extends CommandName>(name: Name, args: readonly string[]) {
  const { options, words }: Command & { options: (typeof COMMANDS)[Name]['options'] } = COMMANDS[name];
  const parsed = parseOrUsage(name, () =>
    parseArgs<{ args: string[]; allowPositionals: true; options: (typeof COMMANDS)[Name]['options'] }>({
      args: [...args],
      allowPositionals: true,
      options,
    }),
  );
  if (words !== undefined && parsed.positionals.length !== words) throw new StartError(usageOf(name));
  return parsed;
}

function parseOrUsage<Parsed>(name: CommandName, parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch {
    throw new StartError(usageOf(name));
  }
}

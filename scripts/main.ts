import { StartError } from '../dev/startError.ts';
import { COMMANDS, type CommandName, helpText, usageOf } from './command.ts';

/** Returns the exit code; the words are those after the name. */
export type Main = (words: string[]) => Promise<number>;

/** Each is loaded alone, because most need packages that others do not. */
const MAINS: Record<CommandName, () => Promise<Main>> = {
  setup: async () => (await import('./setup/setup.ts')).main,
  deploy: async () => (await import('./deploy/deploy.ts')).main,
  doctor: async () => (await import('./doctor/main.ts')).main,
  grant: async () => (await import('./grant/main.ts')).main,
  remind: async () => (await import('./remind.ts')).main,
  stats: async () => (await import('./stats.ts')).main,
  erase: async () => (await import('./erase/main.ts')).eraseMain,
  retention: async () => (await import('./erase/main.ts')).retentionMain,
  'redact-aadhar': async () => (await import('./erase/main.ts')).redactMain,
  'verify-paper': async () => (await import('./papers/main.ts')).verifyMain,
  dossier: async () => (await import('./papers/main.ts')).dossierMain,
  upgrade: async () => (await import('./upgrade.ts')).main,
};

const isCommand = (name: string): name is CommandName => name in MAINS;

/**
 * Without `--` npm consumes an option, and `npm run remind --dry-run` would send. npm passes it as `npm_config_dry_run`.
 * @throws StartError with the usage
 */
function refuseSwallowedOptions(name: CommandName, words: readonly string[]): void {
  const swallowed = Object.keys(COMMANDS[name].options).filter(
    (option) =>
      process.env[`npm_config_${option.replaceAll('-', '_')}`] &&
      !words.some((word) => word.split('=')[0] === `--${option}`),
  );
  if (swallowed.length === 0) return;
  const options = swallowed.map((option) => `--${option}`).join(' and ');
  throw new StartError(`npm took ${options} for itself, so nothing was done. ${usageOf(name)}`);
}

/** Runs the command that the first word names, and prints an error as one line; `help` lists all commands. */
async function run([name = 'help', ...words]: string[]): Promise<number> {
  if (!isCommand(name)) {
    console.log(helpText());
    return name === 'help' ? 0 : 1;
  }
  refuseSwallowedOptions(name, words);
  const main = await MAINS[name]();
  return main(words);
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});

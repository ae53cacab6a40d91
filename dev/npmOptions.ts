import { StartError } from './startError.ts';

/** The options of a script: `true` for one that takes a value. */
type Options = Readonly<Record<string, boolean>>;

/**
 * Without `--` npm consumes an option, and `npm run remind --dry-run` would send. npm passes it as
 * `npm_config_dry_run`.
 * @throws StartError with the correct line
 */
export function refuseSwallowedOptions(
  script: string,
  options: Options,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const swallowed = Object.entries(options).flatMap(([name, takesValue]) => {
    const value = environment[`npm_config_${name.replaceAll('-', '_')}`];
    if (!value || words.some((word) => word.split('=')[0] === `--${name}`)) return [];
    const hasValue = takesValue && value !== 'true';
    return [
      {
        text: takesValue ? `--${name} ${hasValue ? value : `<${name}>`}` : `--${name}`,
        takesValue,
        hasValue,
      },
    ];
  });
  if (swallowed.length === 0) return;
  // A value after a blank is among the words, at an unknown position.
  const known = swallowed.every(({ takesValue, hasValue }) => !takesValue || hasValue) ? words : ['...'];
  const line = ['npm run', script, '--', ...known, ...swallowed.map(({ text }) => text)].join(' ');
  throw new StartError(`npm took an option for itself, so nothing was done. Type: ${line}`);
}

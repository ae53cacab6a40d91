export interface DeployOptions {
  /** Only reports what is missing. */
  isCheck: boolean;
  /** Which .env files count, as Vite names them. */
  mode: string;
  project: string | undefined;
  /** All other arguments, passed to firebase-tools. */
  rest: string[];
}

/** Reads the words after `npm run deploy --`. @throws Error with one line when a value is missing */
export function parseDeploy(words: readonly string[]): DeployOptions {
  const options: DeployOptions = { isCheck: false, mode: 'production', project: undefined, rest: [] };
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const [name = '', inline] = word.split('=', 2);
    const value = () => nameFor(name, inline ?? queue.shift());
    if (word === '--check') options.isCheck = true;
    else if (name === '--mode') options.mode = value();
    else if (name === '--project' || name === '-P') options.project = value();
    else options.rest.push(word);
  }
  return options;
}

function nameFor(name: string, value: string | undefined): string {
  if (value !== undefined && /^[a-z][\w-]*$/i.test(value)) return value;
  const example = name === '--mode' ? 'staging' : 'your-project';
  throw new Error(`${name} needs a name, such as ${name} ${example}.`);
}

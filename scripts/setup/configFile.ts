export const CONFIG_FILE = 'portal.config.json';

/** One problem in a file, and its remedy. */
export interface Problem {
  file: string;
  line?: number;
  what: string;
}

/** One line for each problem, for example `firestore.rules:17  what is wrong`. */
export function textOf({ file, line, what }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${what}`;
}

/** A string literal of the security rules. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return (
    mark + text.replaceAll(/[\\']/g, (each) => (each === mark || each === '\\' ? `\\${each}` : each)) + mark
  );
}

export function problemAt(path: readonly unknown[], what: string): Problem {
  return { file: CONFIG_FILE, what: path.length > 0 ? `${path.join('.')}: ${what}` : what };
}

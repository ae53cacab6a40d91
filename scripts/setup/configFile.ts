import { type ESTree, parseSync } from 'vite';

export const CONFIG_FILE = 'portal.config.ts';

export type Path = readonly (string | number)[];

/** One thing that is wrong in a file, and what to do. */
export interface Problem {
  file: string;
  line?: number;
  what: string;
}

/** One line for each problem, such as `portal.config.ts:17  what is wrong`. */
export function textOf({ file, line, what }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${what}`;
}

/** A value of the file with its place; a list or a group has parts. */
interface Literal {
  start: number;
  end: number;
  value: unknown;
  parts?: Map<string | number, Literal>;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** portal.config.ts as text, so that a value can be changed where it stands and every comment stays. */
export class ConfigFile {
  readonly source: string;
  readonly #root: Literal;
  readonly #edits: Edit[] = [];

  /** @throws Error with one line when the text holds anything but plain values */
  constructor(source: string) {
    this.source = source;
    const parts = readExports(source);
    this.#root = { start: 0, end: source.length, value: objectOf(parts), parts };
  }

  /** As they stand there, unchecked. */
  get values(): unknown {
    return this.#root.value;
  }

  /** Every text with where it is. */
  texts(): [path: Path, text: string][] {
    return textsIn(this.#root, []);
  }

  /** At the value, or at the nearest that is there. */
  problem(path: Path, what: string): Problem {
    return { file: CONFIG_FILE, line: lineAt(this.source, this.#find(path).start), what };
  }

  set(path: Path, value: string | readonly string[]): void {
    const { start, end } = this.#find(path);
    const text = typeof value === 'string' ? quoted(value) : `[${value.map(quoted).join(', ')}]`;
    this.#edits.push({ start, end, text });
  }

  /** Takes an item out of a list that has one item to a line. */
  remove(path: Path): void {
    const { start, end } = this.#find(path);
    const indent = /[^\S\n]*$/.exec(this.source.slice(0, start))?.[0].length ?? 0;
    const rest = /^,?[^\S\n]*\n?/.exec(this.source.slice(end))?.[0].length ?? 0;
    this.#edits.push({ start: start - indent, end: end + rest, text: '' });
  }

  append(path: Path, item: Readonly<Record<string, string>>): void {
    const end = this.#find(path).end - 1;
    const comma = /[,[]\s*$/.test(this.source.slice(0, end)) ? '' : ',';
    const fields = Object.entries(item).map(([name, value]) => `    ${name}: ${quoted(value)},\n`);
    this.#edits.push({ start: end, end, text: `${comma}  {\n${fields.join('')}  },\n` });
  }

  /** The text with every change. */
  edited(): string {
    // From the end, so that the places before stay right.
    return this.#edits
      .toReversed()
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: part }) => text.slice(0, start) + part + text.slice(end),
        this.source,
      );
  }

  #find(path: Path): Literal {
    let found = this.#root;
    for (const key of path) found = found.parts?.get(key) ?? found;
    return found;
  }
}

/** For TypeScript and for security rules alike. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return (
    mark + text.replaceAll(/[\\']/g, (each) => (each === mark || each === '\\' ? `\\${each}` : each)) + mark
  );
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function textsIn({ value, parts }: Literal, path: Path): [path: Path, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return [...(parts ?? [])].flatMap(([key, part]) => textsIn(part, [...path, key]));
}

function readExports(source: string): Map<string, Literal> {
  const { program, errors } = parseSync(CONFIG_FILE, source);
  if (errors[0]) throw new Error(`${CONFIG_FILE} cannot be read: ${errors[0].message}`);
  const found = new Map<string, Literal>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && init) found.set(id.name, literalOf(init, source));
    }
  }
  return found;
}

function literalOf(node: ESTree.Expression, source: string): Literal {
  const { start, end } = node;
  const wrong = () =>
    new Error(
      `${CONFIG_FILE}:${lineAt(source, start)}  Only texts in quotation marks, lists and groups of them can stand here.`,
    );
  if (node.type === 'Literal' && typeof node.value === 'string') return { start, end, value: node.value };
  const parts = new Map<string | number, Literal>();
  if (node.type === 'ArrayExpression') {
    for (const [index, item] of node.elements.entries()) {
      if (!item || item.type === 'SpreadElement') throw wrong();
      parts.set(index, literalOf(item, source));
    }
    return { start, end, value: [...parts.values()].map(({ value }) => value), parts };
  }
  if (node.type !== 'ObjectExpression') throw wrong();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') throw wrong();
    parts.set(property.key.name, literalOf(property.value, source));
  }
  return { start, end, value: objectOf(parts), parts };
}

function objectOf(parts: ReadonlyMap<string | number, Literal>): object {
  return Object.fromEntries([...parts].map(([key, { value }]) => [key, value]));
}

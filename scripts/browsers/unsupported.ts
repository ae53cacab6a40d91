import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { ALLOWED } from './allowed.ts';
import { compatData, lackedBy, partsOf } from './compatData.ts';

interface AstNode {
  type: string;
  [key: string]: unknown;
}

const STATIC = '_static';

const statics = new Map<string, Identifier>();
const globals = new Map<string, Identifier>();
/** By the name of a method: this method in every object of the language that has it. */
const methods = new Map<string, Identifier[]>();

for (const [name, node] of [...partsOf(compatData.javascript.builtins), ...partsOf(compatData.api)]) {
  globals.set(name, node);
  for (const [part, member] of partsOf(node)) {
    if (part.endsWith(STATIC)) statics.set(`${name}.${part.slice(0, -STATIC.length)}`, member);
    else if (node === compatData.javascript.builtins?.[name])
      methods.set(part, [...(methods.get(part) ?? []), member]);
  }
}
// Functions of the window, such as structuredClone.
for (const [part, member] of partsOf(compatData.api._globals)) globals.set(part, member);

/**
 * One line for each feature that a built folder uses and a supported browser lacks, unless ALLOWED says why it may.
 * @param folder of the built files, searched without its folders
 */
export function unsupportedIn(folder: string): string[] {
  const found = readdirSync(folder).flatMap((file) => {
    const read = () => readFileSync(join(folder, file), 'utf8');
    const features = file.endsWith('.js') ? featuresOfScript(read()) : [];
    const styles = file.endsWith('.css') ? featuresOfStyles(read()) : [];
    return [...features, ...styles].map((feature) => ({ ...feature, file }));
  });
  return found
    .filter(({ name }) => !(name in ALLOWED || (name.split(': ')[0] ?? '') in ALLOWED))
    .map(({ name, browsers, file }) => `${file}: ${name} is not in the oldest ${browsers.join(', ')}`);
}

interface Feature {
  /** As a reader writes it: `AbortSignal.timeout`, `.toSorted()`, `text-wrap: balance`. */
  name: string;
  browsers: readonly string[];
}

/**
 * The calls of a script that a supported browser lacks. A method counts by its name, if every object of the language that
 * has the name lacks it; a call behind a question, as in `'share' in navigator`, counts too.
 */
export function featuresOfScript(code: string): Feature[] {
  const used = new Map<string, readonly Identifier[]>();
  const note = (name: string, node: Identifier | undefined) => node && used.set(name, [node]);
  const visit = (node: AstNode): void => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const callee = node.callee as AstNode;
      note(`${callee.name}`, globals.get(`${callee.name}`));
      const { object, property } = callee as { object?: AstNode; property?: AstNode };
      if (object && property && !callee.computed) {
        note(`${object.name}.${property.name}`, statics.get(`${object.name}.${property.name}`));
        used.set(`.${property.name}()`, methods.get(`${property.name}`) ?? []);
      }
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(parseAst(code) as unknown as AstNode);
  return [...used].flatMap(([name, nodes]) => lackedByAll(name, nodes));
}

function lackedByAll(name: string, nodes: readonly Identifier[]): Feature[] {
  const lacks = nodes.map(lackedBy);
  if (lacks.length === 0 || lacks.some((browsers) => browsers.length === 0)) return [];
  return [{ name, browsers: [...new Set(lacks.flat())] }];
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && typeof (value as AstNode).type === 'string';
}

const DECLARATION = /(?<=[;{]\s*)([a-z-]+):\s*([^;{}]+)/g;
const SELECTOR = /::?([a-z-]+)/g;
const AT_RULE = /@([a-z-]+)/g;

/** The properties, keywords, functions, selectors and at-rules of a stylesheet that a supported browser lacks. */
export function featuresOfStyles(css: string): Feature[] {
  const used = new Map<string, Identifier>();
  const note = (name: string, node: Identifier | undefined) => node && used.set(name, node);
  for (const [, property = '', value = ''] of css.matchAll(DECLARATION)) {
    const node = compatData.css.properties?.[property];
    note(property, node);
    for (const word of value.trim().split(/[\s,()]+/)) note(`${property}: ${word}`, node?.[word]);
    for (const [word = ''] of value.matchAll(/[a-z-]+(?=\()/g)) note(`${word}()`, colourOrType(word));
  }
  for (const [, name = ''] of css.replaceAll(/\{[^{}]*\}/g, ' ').matchAll(SELECTOR))
    note(`:${name}`, compatData.css.selectors?.[name]);
  for (const [, name = ''] of css.matchAll(AT_RULE)) note(`@${name}`, compatData.css['at-rules']?.[name]);
  return [...used].flatMap(([name, node]) => lackedByAll(name, [node]));
}

function colourOrType(name: string): Identifier | undefined {
  const types = compatData.css.types;
  return types?.color?.[name] ?? types?.[name];
}

import { lineAt } from './setup.ts';

/** A quoted text of security rules or TypeScript. */
export interface Literal {
  value: string;
  line: number;
  /** The name in front of its colon, if it is the value of a property. */
  key?: string;
}

/** The part of a file between a bracket and the one that closes it. */
export interface Section {
  text: string;
  /** Of the opening bracket. */
  line: number;
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const QUOTED = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/;
const COMMENT_OR_QUOTED = new RegExp(`${COMMENT.source}|(${QUOTED.source})`, 'g');
const CLOSING: Record<string, string> = { '{': '}', '[': ']' };

/** The section that opens with the last character of what `start` matches; undefined when there is none. */
export function sectionOf(source: string, start: RegExp): Section | undefined {
  const text = withoutComments(source);
  const match = start.exec(text);
  if (!match) return undefined;
  const from = match.index + match[0].length;
  const open = text.charAt(from - 1);
  const bare = text.replaceAll(new RegExp(QUOTED, 'g'), (quoted) => quoted.replaceAll(/[^\n]/g, ' '));
  let depth = 1;
  for (let at = from; at < bare.length; at++) {
    if (bare.charAt(at) === open) depth++;
    if (bare.charAt(at) === CLOSING[open]) depth--;
    if (depth === 0) return { text: text.slice(from, at), line: lineAt(text, from) };
  }
  return undefined;
}

/** The quoted texts of a section, without those that are the name of a property. */
export function literalsIn({ text, line }: Section): Literal[] {
  return [...text.matchAll(new RegExp(QUOTED, 'g'))].flatMap((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (/^\s*:/.test(after) && /[{,]\s*$/.test(before)) return [];
    const key = before.match(/['"]?(\w+)['"]?\s*:\s*$/)?.[1];
    const value = match[0].slice(1, -1).replaceAll(/\\(.)/g, '$1');
    return [{ value, line: line + lineAt(before, before.length) - 1, ...(key && { key }) }];
  });
}

/** The same text with blanks for comments, so that offsets and lines stay. */
function withoutComments(source: string): string {
  return source.replaceAll(COMMENT_OR_QUOTED, (part, quoted) => quoted ?? part.replaceAll(/[^\n]/g, ' '));
}

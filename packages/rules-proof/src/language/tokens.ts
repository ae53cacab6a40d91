export interface Token {
  kind: 'word' | 'number' | 'string' | 'sign' | 'end';
  text: string;
  start: number;
  end: number;
}

const PATTERNS: [Token['kind'] | 'blank', RegExp][] = [
  ['blank', /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y],
  ['word', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['number', /[0-9]+(?:\.[0-9]+)?/y],
  ['string', /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y],
  ['sign', /&&|\|\||==|!=|<=|>=|[-+*/%<>!?:,.;=(){}[\]$]/y],
];

/**
 * The tokens of a rules file, without blanks and comments, and an `end` behind the last.
 * @throws Error at a character that the language does not know
 */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const [kind, text] = nextOf(source, at);
    if (kind !== 'blank') tokens.push({ kind, text, start: at, end: at + text.length });
    at += text.length;
  }
  return [...tokens, { kind: 'end', text: '', start: at, end: at }];
}

function nextOf(source: string, at: number): [Token['kind'] | 'blank', string] {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text) return [kind, text];
  }
  throw new Error(`Unknown character ${source.charAt(at)} at offset ${at}.`);
}

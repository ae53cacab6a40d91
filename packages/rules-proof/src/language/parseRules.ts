import { readExpression } from './parseExpression.ts';
import type { Condition, Expression } from './syntax.ts';
import { TokenReader } from './tokenReader.ts';

/**
 * Every condition of a rules file, in its order.
 * @throws Error where the file is not in the language of Firebase rules, version 2
 */
export function parseRules(source: string): Condition[] {
  const reader = new TokenReader(source);
  const conditions: Condition[] = [];
  reader.expect('rules_version');
  reader.expect('=');
  reader.take();
  reader.expect(';');
  reader.expect('service');
  while (!reader.takes('{')) reader.take();
  readBlock(reader, '', conditions);
  return conditions;
}

/** Statements up to the closing brace of a `service` or `match`. */
function readBlock(reader: TokenReader, path: string, conditions: Condition[]): void {
  while (!reader.takes('}')) {
    if (reader.takes('match')) readBlock(reader, `${path}${readPattern(reader)}`, conditions);
    else if (reader.takes('function')) readFunction(reader, conditions);
    else readAllow(reader, path, conditions);
  }
}

/** `/users/{uid}` and the brace that opens its block. */
function readPattern(reader: TokenReader): string {
  let pattern = '';
  while (reader.next.text === '/') {
    pattern += reader.take().text;
    const isWildcard = reader.takes('{');
    pattern += isWildcard ? `{${reader.take().text}}` : reader.take().text;
    if (isWildcard) reader.expect('}');
  }
  reader.expect('{');
  return pattern;
}

function readFunction(reader: TokenReader, conditions: Condition[]): void {
  const place = reader.take().text;
  reader.expect('(');
  const names = [place, ...reader.list(')', () => reader.take().text)];
  reader.expect('{');
  while (reader.takes('let')) {
    const { text } = reader.take();
    reader.expect('=');
    conditions.push({ place, kind: 'let', expression: readExpression(reader), names: [text] });
    reader.expect(';');
  }
  reader.expect('return');
  conditions.push({ place, kind: 'return', expression: readExpression(reader), names });
  reader.takes(';');
  reader.expect('}');
}

function readAllow(reader: TokenReader, path: string, conditions: Condition[]): void {
  reader.expect('allow');
  const methods = [reader.take().text];
  while (reader.takes(',')) methods.push(reader.take().text);
  reader.expect(':');
  reader.expect('if');
  const place = `allow ${methods.join(', ')} ${path.replace(/^\/databases\/\{database\}\/documents|^\/b\/\{bucket\}\/o/, '')}`;
  const names = [...path.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  conditions.push({ place, kind: 'allow', expression: readExpression(reader), names });
  reader.expect(';');
}

/** The expression and everything in it. */
export function allWithin(expression: Expression): Expression[] {
  return [expression, ...expression.parts.flatMap(allWithin)];
}

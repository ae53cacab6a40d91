import type { Expression, Span } from './syntax.ts';
import type { TokenReader } from './tokenReader.ts';
import type { Token } from './tokens.ts';

const NAMESPACES = new Set<string | undefined>(['math', 'timestamp', 'duration', 'hashing']);
const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>', 'in', 'is'];

/** Reads one expression: `a ? b : c`, the operators of the rules language by their precedence, and what they join. */
export function readExpression(reader: TokenReader): Expression {
  const condition = readOr(reader);
  if (!reader.takes('?')) return condition;
  const yes = readExpression(reader);
  reader.expect(':');
  const no = readExpression(reader);
  return joined('conditional', [condition, yes, no]);
}

function readOr(reader: TokenReader): Expression {
  const operands = [readAnd(reader)];
  while (reader.takes('||')) operands.push(readAnd(reader));
  return operands.length === 1 ? only(operands) : joined('or', operands);
}

function readAnd(reader: TokenReader): Expression {
  const operands = [readComparison(reader)];
  while (reader.takes('&&')) operands.push(readComparison(reader));
  return operands.length === 1 ? only(operands) : joined('and', operands);
}

function readComparison(reader: TokenReader): Expression {
  let left = readSum(reader);
  while (COMPARISONS.includes(reader.next.text)) {
    const { text, start, end } = reader.take();
    left = text === 'is' ? typeCheck(left, reader.take()) : joined('compare', [left, readSum(reader)]);
    left.operator = { text, start, end };
  }
  return left;
}

function readSum(reader: TokenReader): Expression {
  let left = readProduct(reader);
  while (['+', '-'].includes(reader.next.text)) {
    reader.take();
    left = joined('arithmetic', [left, readProduct(reader)]);
  }
  return left;
}

function readProduct(reader: TokenReader): Expression {
  let left = readUnary(reader);
  while (['*', '/', '%'].includes(reader.next.text)) {
    reader.take();
    left = joined('arithmetic', [left, readUnary(reader)]);
  }
  return left;
}

function readUnary(reader: TokenReader): Expression {
  const { start } = reader.next;
  if (reader.takes('!')) return prefixed('not', start, readUnary(reader));
  if (reader.takes('-')) return prefixed('arithmetic', start, readUnary(reader));
  return readAccess(reader);
}

function readAccess(reader: TokenReader): Expression {
  let base = readValue(reader);
  for (;;) {
    const { start, outer } = base;
    if (reader.takes('.')) {
      const name = reader.take();
      base = behind(outer, whole('access', { start, end: name.end }, [base], name.text));
    } else if (reader.takes('(')) {
      const values = reader.list(')', () => readExpression(reader));
      // The emulator does not evaluate `a.b` of `a.b()` by itself, only `a`; and a namespace is no value.
      const object = base.kind === 'access' ? base.parts.filter(({ callee }) => !NAMESPACES.has(callee)) : [];
      const receiver = base.kind === 'access' ? base.parts[0] : undefined;
      const call = whole('call', { start, end: reader.lastEnd }, [...object, ...values], base.callee);
      base = behind(outer, receiver ? { ...call, receiver } : call);
    } else if (reader.takes('[')) {
      const positions = [readExpression(reader)];
      if (reader.takes(':')) positions.push(readExpression(reader));
      reader.expect(']');
      base = behind(outer, whole('other', { start, end: reader.lastEnd }, [base, ...positions]));
    } else return base;
  }
}

/** In `(a + b).size()` the parenthesis is outside of what the emulator reports. */
function behind({ start }: Span, expression: Expression): Expression {
  return { ...expression, outer: { start, end: expression.end } };
}

function readValue(reader: TokenReader): Expression {
  const { kind, text, start } = reader.next;
  if (text === '/') return readPath(reader);
  const token = reader.take();
  if (text === '(') {
    const inner = readExpression(reader);
    reader.expect(')');
    return { ...inner, outer: { start, end: reader.lastEnd } };
  }
  if (text === '[') {
    const elements = reader.list(']', () => readExpression(reader));
    return whole('other', { start, end: reader.lastEnd }, elements);
  }
  if (text === '{') {
    const values = reader.list('}', () => {
      reader.take();
      reader.expect(':');
      return readExpression(reader);
    });
    return whole('other', { start, end: reader.lastEnd }, values);
  }
  if (kind === 'sign' || kind === 'end') throw new Error(`Unexpected ${text || 'end'} at offset ${start}.`);
  const isLiteral = kind !== 'word' || ['true', 'false', 'null'].includes(text);
  return whole(isLiteral ? 'literal' : 'other', token, [], text);
}

/** `/databases/$(database)/documents/users/$(uid)`, or with `(default)` as a database. */
function readPath(reader: TokenReader): Expression {
  const { start } = reader.next;
  const parts: Expression[] = [];
  while (reader.takes('/')) {
    if (reader.takes('$')) {
      reader.expect('(');
      parts.push(readExpression(reader));
      reader.expect(')');
    } else if (reader.takes('(')) {
      reader.take();
      reader.expect(')');
    } else reader.take();
  }
  return whole('other', { start, end: reader.lastEnd }, parts);
}

/** The type behind `is` is a name, which is not evaluated. */
function typeCheck(value: Expression, { text, end }: Token): Expression {
  return { ...joined('compare', [value]), end, outer: { start: value.outer.start, end }, type: text };
}

function joined(kind: Expression['kind'], parts: Expression[]): Expression {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error(`A ${kind} has parts.`);
  const outer = { start: first.outer.start, end: last.outer.end };
  return { kind, start: first.start, end: last.end, outer, parts };
}

function prefixed(kind: Expression['kind'], start: number, operand: Expression): Expression {
  return { kind, start, end: operand.end, outer: { start, end: operand.outer.end }, parts: [operand] };
}

function whole(
  kind: Expression['kind'],
  { start, end }: Span,
  parts: Expression[],
  callee?: string,
): Expression {
  return { kind, start, end, outer: { start, end }, parts, ...(callee !== undefined && { callee }) };
}

function only(operands: Expression[]): Expression {
  const [operand] = operands;
  if (!operand) throw new Error('There is no operand.');
  return operand;
}

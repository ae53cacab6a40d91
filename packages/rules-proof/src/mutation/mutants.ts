import { allWithin, parseRules } from '../language/parseRules.ts';
import type { Condition, Expression, Span } from '../language/syntax.ts';
import type { RulesFile } from '../rules.ts';

/** The value that an expression must have in a test, so that the test can distinguish the mutant from the original. */
export type Needs = 'true' | 'false' | 'any';

/** One change of one place of a rules file. */
export interface Mutant {
  file: RulesFile;
  line: number;
  /** The function or allow statement, and the change: together they name a mutant while lines move. */
  place: string;
  change: string;
  edit: Span & { text: string };
  /** The expression that a test has to evaluate, and to what. */
  seen: Span;
  needs: Needs;
}

type Change = Pick<Mutant, 'edit' | 'seen' | 'needs'> & { change: string };

const OPPOSITES: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/**
 * A number of at least this size is in milliseconds. No test can hit one millisecond exactly, so such a bound moves
 * further.
 */
const FIRST_DURATION = 100_000;

/** Every mutant of a rules file: each condition dropped, each comparison flipped, each bound moved. */
export function mutantsOf(file: RulesFile, source: string): Mutant[] {
  const text = (span: Span) => source.slice(span.start, span.end);
  return parseRules(source).flatMap((condition) =>
    changesOf(condition, text).map(({ change, ...rest }) => ({
      file,
      line: source.slice(0, rest.edit.start).split('\n').length,
      place: condition.place,
      change: change.replaceAll(/\s+/g, ' '),
      ...rest,
    })),
  );
}

export function applied({ edit }: Mutant, source: string): string {
  return source.slice(0, edit.start) + edit.text + source.slice(edit.end);
}

type Text = (span: Span) => string;

function changesOf({ kind, expression }: Condition, text: Text): Change[] {
  const parts = allWithin(expression);
  return [
    ...(kind === 'allow' ? allowChanges(expression, text) : []),
    // A function that names a bound or a pattern.
    ...(kind === 'return' && expression.kind === 'literal' ? boundChanges(expression, expression, text) : []),
    ...parts.flatMap((part) => [
      ...(part.kind === 'and' ? part.parts.map((each) => drop(each, 'true', text)) : []),
      ...(part.kind === 'or' ? part.parts.map((each) => drop(each, 'false', text)) : []),
      ...(part.kind === 'conditional' ? conditionChanges(part, text) : []),
      ...(part.kind === 'not' ? [withoutNot(part, text)] : []),
      ...(part.kind === 'compare' ? [flipped(part, text)] : []),
      ...part.parts.flatMap((each) => (each.kind === 'literal' ? boundChanges(each, part, text) : [])),
    ]),
  ].filter(({ seen }) => !isDefault(seen, parts));
}

/** Replaces an `allow` condition by true, and by false. */
function allowChanges(condition: Expression, text: Text): Change[] {
  const whole = condition.outer;
  if (text(condition) === 'false') return [replaced(condition, whole, 'true', text)];
  return [replaced(condition, whole, 'true', text), replaced(condition, whole, 'false', text)];
}

function conditionChanges({ parts: [condition] }: Expression, text: Text): Change[] {
  if (!condition) return [];
  return [drop(condition, 'true', text), drop(condition, 'false', text)];
}

function drop(operand: Expression, by: 'true' | 'false', text: Text): Change {
  return replaced(operand, operand.outer, by, text);
}

function replaced(expression: Expression, place: Span, by: 'true' | 'false', text: Text): Change {
  const needs = by === 'true' ? 'false' : 'true';
  return { change: `${text(place)} -> ${by}`, edit: { ...place, text: by }, seen: expression, needs };
}

function withoutNot(expression: Expression, text: Text): Change {
  const edit = { start: expression.start, end: expression.start + 1, text: '' };
  return { change: `${text(expression.outer)} without !`, edit, seen: expression, needs: 'any' };
}

function flipped(expression: Expression, text: Text): Change {
  const { operator, outer } = expression;
  if (!operator) throw new Error(`A comparison has an operator: ${text(outer)}`);
  const opposite = OPPOSITES[operator.text];
  const edit = opposite
    ? { ...operator, text: opposite }
    : // `in` and `is` have no opposite.
      { ...outer, text: `!(${text(outer)})` };
  return { change: `${text(outer)} with ${opposite ?? 'not'}`, edit, seen: expression, needs: 'any' };
}

/** A number one more and one less, and so the counts in a regular expression. */
function boundChanges(literal: Expression, around: Expression, text: Text): Change[] {
  const written = text(literal);
  const bounds = /^[0-9]/.test(written)
    ? [{ start: literal.start, end: literal.end }]
    : [...written.matchAll(/(?<=[{,])[1-9][0-9]*(?=[},])/g)].map(({ index, 0: count }) => ({
        start: literal.start + index,
        end: literal.start + index + count.length,
      }));
  return bounds.flatMap((bound) => {
    const value = Number(text(bound));
    const shown = (other: number) =>
      `${text({ start: literal.start, end: bound.start })}${other}${text({ start: bound.end, end: literal.end })}`;
    const step = value >= FIRST_DURATION ? value / 10 : 1;
    return [value + step, value - step]
      .filter((other) => other >= 0)
      .map((other) => ({
        change: `${text(around.outer)} with ${written} as ${shown(other)}`,
        edit: { ...bound, text: `${other}` },
        seen: { start: literal.start, end: literal.end },
        needs: 'any' as const,
      }));
  });
}

/** Whether a literal is the default of `get(key, default)`, which is no bound. */
function isDefault(seen: Span, parts: Expression[]): boolean {
  return parts.some(
    ({ kind, callee, parts: [, , value] }) =>
      kind === 'call' && callee === 'get' && value?.kind === 'literal' && value.start === seen.start,
  );
}

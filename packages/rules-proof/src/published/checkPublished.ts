import { allWithin, parseRules } from '../language/parseRules.ts';
import type { Condition, Expression } from '../language/syntax.ts';
import { FUNCTIONS, LIMITS, METHODS, RESERVED, SERVICES, TYPES } from './language.ts';

type Functions = Readonly<Record<string, number>>;

/**
 * What a rules file has that Firebase does not document, which a compiler may refuse although an emulator takes it.
 * @returns one sentence for each, with its place
 */
export function checkPublished(source: string): string[] {
  const service = /^\s*service ([\w.]+)/m.exec(source)?.[1];
  if (service !== 'cloud.firestore' && service !== 'firebase.storage') return [`Unknown service ${service}.`];
  const conditions = parseRules(source);
  const own = conditions.filter(({ kind }) => kind === 'return');
  const functions: Functions = { ...FUNCTIONS, ...SERVICES[service].functions };
  return [
    ...sizeProblems(source),
    ...conditions.flatMap((condition) => nameProblems(condition)),
    ...limitProblems(conditions),
    ...depthProblems(conditions),
    ...conditions.flatMap(({ place, expression }) =>
      allWithin(expression).flatMap((each) =>
        [callProblem(each, functions, own), typeProblem(each), fieldProblem(each, service)].flatMap(
          (problem) => (problem ? [`${place}: ${problem}`] : []),
        ),
      ),
    ),
  ];
}

function sizeProblems(source: string): string[] {
  const bytes = Buffer.byteLength(source);
  return bytes > LIMITS.sourceBytes ? [`The file has ${bytes} bytes, of ${LIMITS.sourceBytes}.`] : [];
}

function nameProblems({ place, names }: Condition): string[] {
  return names.filter((name) => RESERVED.has(name)).map((name) => `${place}: ${name} is a reserved word`);
}

function limitProblems(conditions: readonly Condition[]): string[] {
  const atMost = (place: string, used: number, limit: number, what: string) =>
    used > limit ? [`${place}: ${used} ${what}, of ${limit}`] : [];
  return conditions.flatMap(({ place, kind, names }) => {
    if (kind === 'allow') return atMost(place, names.length, LIMITS.captures, 'wildcards in its path');
    if (kind === 'let') return [];
    const bindings = conditions.filter((each) => each.kind === 'let' && each.place === place).length;
    return [
      ...atMost(place, names.length - 1, LIMITS.arguments, 'arguments'),
      ...atMost(place, bindings, LIMITS.bindings, 'bindings'),
    ];
  });
}

/** Calls of own functions, one in another; a cycle is endless. */
function depthProblems(conditions: readonly Condition[]): string[] {
  const depths = new Map<string, number>();
  const depthOf = (expression: Expression): number =>
    Math.max(
      0,
      ...allWithin(expression).map(({ kind, receiver, callee = '' }) =>
        kind === 'call' && !receiver ? depthOfFunction(callee) : 0,
      ),
    );
  const depthOfFunction = (name: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    const bodies = conditions.filter(({ place, kind }) => kind !== 'allow' && place === name);
    if (bodies.length === 0) return 0;
    depths.set(name, Number.POSITIVE_INFINITY);
    const depth = 1 + Math.max(0, ...bodies.map(({ expression }) => depthOf(expression)));
    depths.set(name, depth);
    return depth;
  };
  return conditions.flatMap(({ place, kind, expression }) => {
    const depth = kind === 'allow' ? depthOf(expression) : 0;
    return depth > LIMITS.callDepth
      ? [`${place}: ${depth} calls, one in another, of ${LIMITS.callDepth}`]
      : [];
  });
}

function callProblem(each: Expression, functions: Functions, own: readonly Condition[]): string | undefined {
  const { kind, callee = '', receiver, parts } = each;
  if (kind !== 'call') return undefined;
  if (receiver && isResource(receiver)) return `a resource has no method ${callee}`;
  const used = parts.filter((part) => part !== receiver).length;
  const arities = own
    .filter(({ place }) => !receiver && place === callee)
    .map(({ names }) => names.length - 1);
  const named = receiver?.kind === 'other' ? functions[`${receiver.callee}.${callee}`] : undefined;
  const documented = receiver ? (named ?? METHODS[callee]) : functions[callee];
  if (arities.length === 0 && documented !== undefined) arities.push(documented);
  if (arities.length === 0) return `${callee}() is not documented`;
  return arities.includes(used) ? undefined : `${callee}() does not take ${used} arguments`;
}

function typeProblem({ type }: Expression): string | undefined {
  return type === undefined || TYPES.includes(type) ? undefined : `${type} is no type`;
}

function fieldProblem(
  { kind, callee = '', parts, operator }: Expression,
  service: keyof typeof SERVICES,
): string | undefined {
  const { request, resource } = SERVICES[service];
  const [first, second] = parts;
  if (kind === 'compare' && operator?.text === 'in' && second && isResource(second))
    return 'a resource is no map, so `in` is not documented';
  if (kind !== 'access' || !first) return undefined;
  const fields: readonly string[] | undefined = isResource(first)
    ? resource
    : isNamed(first, 'request')
      ? request
      : undefined;
  return fields && !fields.includes(callee) ? `${first.callee}.${callee} is not documented` : undefined;
}

const isNamed = ({ kind, callee }: Expression, name: string): boolean => kind === 'other' && callee === name;

/** `resource` or `request.resource` */
function isResource(expression: Expression): boolean {
  if (isNamed(expression, 'resource')) return true;
  const { kind, callee, parts } = expression;
  return kind === 'access' && callee === 'resource' && parts.some((part) => isNamed(part, 'request'));
}

import { createRequire } from 'node:module';
import { type Browser, SUPPORTED } from './supported.ts';

interface SupportStatement {
  version_added: string | boolean | null;
  version_removed?: string;
  flags?: unknown[];
  alternative_name?: string;
}

interface Compat {
  support: Partial<Record<Browser, SupportStatement | SupportStatement[]>>;
}

/** A part of MDN's browser compatibility data; its keys without `__compat` are parts of it. */
export interface CompatNode {
  [part: string]: CompatNode | undefined;
}

/** MDN's browser compatibility data. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as Record<
  'api' | 'css' | 'javascript',
  CompatNode
>;

/** The parts of a node, without its own data. */
export function partsOf(node: CompatNode | undefined): [name: string, part: CompatNode][] {
  return Object.entries(node ?? {}).flatMap(([name, part]) =>
    name === '__compat' || part === undefined ? [] : [[name, part]],
  );
}

/** The supported browsers whose oldest version lacks a feature; empty for a feature without data. */
export function lackedBy(node: CompatNode): Browser[] {
  const { support } = (node.__compat ?? {}) as Partial<Compat>;
  if (!support) return [];
  return (Object.keys(SUPPORTED) as Browser[]).filter((browser) => {
    const statements = [support[browser] ?? []].flat();
    return statements.length > 0 && !statements.some((statement) => isIn(statement, SUPPORTED[browser]));
  });
}

function isIn(
  { version_added: since, version_removed, flags, alternative_name }: SupportStatement,
  version: string,
) {
  if (flags || version_removed || alternative_name) return false;
  if (typeof since !== 'string' || since === 'preview') return since === true;
  return compareVersions(since.replace('≤', ''), version) <= 0;
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const at = [0, 1].find((index) => (a?.[index] ?? 0) !== (b?.[index] ?? 0));
  return at === undefined ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0);
}

import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type Browser, SUPPORTED } from './supported.ts';

/** MDN's browser compatibility data. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The parts of a node, without its own data. */
export function partsOf(node: Identifier | undefined): [name: string, part: Identifier][] {
  const { __compat: _, ...parts } = node ?? {};
  return Object.entries(parts);
}

/** The supported browsers whose oldest version lacks a feature; empty for a feature without data. */
export function lackedBy({ __compat: compat }: Identifier): Browser[] {
  const support = compat?.support;
  if (!support) return [];
  return (Object.keys(SUPPORTED) as Browser[]).filter((browser) => {
    const statements = [support[browser] ?? []].flat();
    return statements.length > 0 && !statements.some((statement) => isIn(statement, SUPPORTED[browser]));
  });
}

function isIn(
  { version_added: since, version_removed, flags, alternative_name }: SimpleSupportStatement,
  version: string,
) {
  if (flags || version_removed || alternative_name || !since || since === 'preview') return false;
  return since.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0;
}

import type { SourceImport } from './sourceImports.ts';

const BELOW_PAGES = ['evidence', 'forms', 'ui', 'drafts', 'session', 'records', 'backend', 'domain'];
/** What each layer may import besides itself and config. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'main.tsx': ['app'],
  app: ['pages', ...BELOW_PAGES],
  pages: BELOW_PAGES,
  evidence: ['forms', 'ui', 'drafts', 'session', 'records', 'backend', 'domain'],
  forms: ['ui', 'drafts', 'session', 'records', 'backend', 'domain'],
  ui: ['domain'],
  drafts: ['session', 'records', 'backend', 'domain'],
  records: ['session', 'backend', 'domain'],
  session: ['backend', 'domain'],
  backend: ['domain'],
  domain: [],
  config: [],
};

/** Outside src; only config imports it, and exports the parts that may be in the page. */
const SETTINGS_FILE = '../portal.config.json';

/** Imports that go upwards or sideways, as `from -> to`. */
export function wrongDirections(imports: SourceImport[]): string[] {
  return imports.filter((each) => each.to !== undefined && !isAllowed(each.from, each.to)).map(describe);
}

function isAllowed(from: string, to: string): boolean {
  const [source, target] = [layerOf(from), layerOf(to)];
  if (source === 'pages' && target === 'pages') return pageOf(from) === pageOf(to);
  return (
    source === target ||
    target === 'config' ||
    (source === 'config' && to === SETTINGS_FILE) ||
    (MAY_IMPORT[source] ?? []).includes(target)
  );
}

function layerOf(file: string): string {
  return file.split('/')[0] ?? file;
}

function pageOf(file: string): string | undefined {
  return file.split('/')[1];
}

function describe({ from, specifier, to }: SourceImport): string {
  return `${from} -> ${to ?? specifier}`;
}

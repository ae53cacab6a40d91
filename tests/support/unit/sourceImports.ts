import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** One import, re-export or dynamic import of a source file. */
export interface SourceImport {
  /** Path of the importing file below the source folder, with forward slashes. */
  from: string;
  /** The specifier as written. */
  specifier: string;
  /** Path of the imported file below the source folder; undefined for a package. */
  to: string | undefined;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const IMPORTS = [
  /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g,
];

/** Every code file below `folder`, as relative paths with forward slashes. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Every import in the files below `folder`. */
export function readImports(folder: string): SourceImport[] {
  return sourceFiles(folder).flatMap((from) =>
    importsIn(readFileSync(join(folder, from), 'utf8')).map((specifier) => ({
      from,
      specifier,
      to: specifier.startsWith('.') ? posix.join(dirname(from), withoutQuery(specifier)) : undefined,
    })),
  );
}

/** The specifiers of every kind of import in a module's text. */
export function importsIn(text: string): string[] {
  const code = text.replaceAll(COMMENTS, '');
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** Vite's `?url` and the like describe how to import a file, not which. */
function withoutQuery(specifier: string): string {
  return specifier.replace(/\?.*$/, '');
}

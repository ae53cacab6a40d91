import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { type Load, loadsOf } from './loads.ts';

/** One limit, and the build's value; bytes, or a number of requests. */
export interface Budget {
  what: string;
  unit: 'kB gzip' | 'kB brotli' | 'requests';
  limit: number;
  used: number;
  /** The files that count, largest first. */
  parts: { file: string; size: number }[];
}

type Measure = (content: Buffer) => number;

const gzip: Measure = (content) => gzipSync(content, { level: 9 }).length;
const brotli: Measure = (content) => brotliCompressSync(content).length;

const FURTHER_LIMIT = 45_000;

/** Compares a build with its budgets. @param dist the folder of a build that has its manifest */
export function checkBuild(dist: string): Budget[] {
  const read = (file: string) => readFileSync(join(dist, file));
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;
  const page = read('index.html').toString();
  const { login, loginInAll, firstScreen, further } = loadsOf(manifest);

  const measured = (files: readonly string[], measure: Measure) =>
    files
      .map((file) => ({ file, size: measure(read(file)) }))
      .toSorted((one, other) => other.size - one.size);
  const gzipped = ({ what, files }: Load, limit: number): Budget => {
    const parts = measured(files, gzip);
    return { what, unit: 'kB gzip', limit, used: sumOf(parts), parts };
  };
  const styles = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `assets/${file}`);
  const firstLoad = [
    ...new Set(['index.html', ...loginInAll.files, ...referencesIn(page).filter(isOwn).map(withoutSlash)]),
  ];
  const wire = measured(firstLoad, brotli);
  const foreign = referencesIn(page).filter((reference) => !isOwn(reference));
  return [
    gzipped(login, 105_000),
    gzipped(loginInAll, 140_000),
    gzipped({ what: 'CSS of the whole app', files: styles }, 26_000),
    gzipped(firstScreen, 175_000),
    ...further.map((load) => gzipped(load, FURTHER_LIMIT)).toSorted((one, other) => other.used - one.used),
    { what: 'First load on the wire', unit: 'kB brotli', limit: 150_000, used: sumOf(wire), parts: wire },
    requests('Requests of the first load', 8, firstLoad),
    requests('Requests of the first load to others', 0, foreign),
  ];
}

function requests(what: string, limit: number, urls: readonly string[]): Budget {
  return {
    what,
    unit: 'requests',
    limit,
    used: urls.length,
    parts: urls.map((file) => ({ file, size: 1 })),
  };
}

/** Everything that a page makes the browser fetch. */
function referencesIn(page: string): string[] {
  const tags = page.match(/<(script|link|img)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => tag.match(/(?<=\s(?:src|href)=")[^"]+/g) ?? []);
}

const isOwn = (reference: string) => /^\/(?!\/)/.test(reference);
const withoutSlash = (reference: string) => reference.slice(1);
const sumOf = (parts: readonly { size: number }[]) => parts.reduce((sum, { size }) => sum + size, 0);

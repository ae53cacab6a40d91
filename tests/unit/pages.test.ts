import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../../dev/project.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(`${ROOT}/docs`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const PATH = /`((?:src|tests|scripts|dev|bench|docs|\.github|\.ci)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g;

const textOf = (page: string) => readFileSync(`${ROOT}/${page}`, 'utf8');
const folderOf = (page: string) => (page.startsWith('docs/') ? 'docs/' : '');

function anchorsOf(page: string): string[] {
  const headings = textOf(page).match(/^#+ .+$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
}

test.each(PAGES)('%s names existing files', (page) => {
  const named = [...textOf(page).matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(`${ROOT}/${path}`))).toEqual([]);
});

test.each(PAGES)('%s has valid links', (page) => {
  const links = [...textOf(page).matchAll(LINK)].map(([, to = '', anchor]) => ({
    file: to === '' ? page : new URL(to, `file:///${folderOf(page)}`).pathname.slice(1),
    anchor,
  }));
  const broken = links.filter(
    ({ file, anchor }) =>
      !existsSync(`${ROOT}/${file}`) || (anchor !== undefined && !anchorsOf(file).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

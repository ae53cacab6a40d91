import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { ROOT } from '../../../../dev/project.ts';
import { FILES, type Setup } from '../../../../scripts/deploy/setup.ts';
import { staleFiles } from '../../../../scripts/setup/blocks.ts';
import { checkConfig } from '../../../../scripts/setup/configSchema.ts';
import { gstinCheckDigit } from '../../../../src/domain/validators/gstin.ts';

const PROJECT = 'onboarding-live';

/** The settings of a real project. */
export const SETTINGS: Record<string, string> = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA1234567890abcdefghijklmnopqrstuv',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
  VITE_MAIL_API_BASE_URL: 'https://mail.group.in/v2',
  VITE_AUTOMAILER_BASE_URL: 'https://automailer.group.in',
  VITE_WORK_EMAIL_DOMAINS: 'group.in,group-digital.in',
  VITE_APPROVAL_LINKS: 'ask',
};

const { builtPage: _, ...TRACKED } = FILES;

/** A folder for each test of a file, in a shell without settings. */
export function givenFolder() {
  const folder = { path: '', write };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'onboarding-deploy-'));
    for (const name of Object.keys(process.env).filter((each) => each.startsWith('VITE_'))) {
      vi.stubEnv(name, undefined);
    }
  });
  afterEach(() => rmSync(folder.path, { recursive: true }));
  function write(texts: Record<string, string>): void {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder.path, path)), { recursive: true });
      writeFileSync(join(folder.path, path), text);
    }
  }
  return folder;
}

/** The files of this repository. */
function repositoryTexts(): Record<string, string> {
  const present = Object.values(TRACKED).filter((path) => existsSync(`${ROOT}/${path}`));
  return Object.fromEntries(present.map((path) => [path, readFileSync(`${ROOT}/${path}`, 'utf8')]));
}

/** A complete set-up: the repository's files with every deployer's value filled in. */
export function goodSetup(): Setup {
  const texts = repositoryTexts();
  const edit = (path: string, change: (text: string) => string) => {
    texts[path] = change(texts[path] ?? '');
  };
  edit(FILES.config, withOwnValues);
  const { config } = checkConfig(texts[FILES.config] ?? '');
  if (!config) throw new Error('The configuration lacks values.');
  for (const { file, text } of staleFiles(texts, config)) texts[file] = text;
  edit(FILES.security, (text) => text.replace('security@your-domain', 'security@group.in'));
  texts['.env.local'] = `# Real\n${linesOf(SETTINGS)}\n`;
  return { mode: 'production', settings: { ...SETTINGS }, texts };
}

export function linesOf(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/** The complete set-up with another value of one setting, also in its file. */
export function withSetting(name: string, value: string): Setup {
  const setup = goodSetup();
  setup.settings[name] = value;
  const { [name]: _, ...others } = setup.settings;
  setup.texts['.env.local'] = `${linesOf(others)}\n${name}=${value}\n`;
  return setup;
}

/** The complete set-up with one file changed. @throws Error when the change has no effect */
export function withText(path: string, change: (text: string) => string): Setup {
  const setup = goodSetup();
  const before = setup.texts[path] ?? '';
  const after = change(before);
  if (after === before) throw new Error(`${path} was not changed.`);
  setup.texts[path] = after;
  return setup;
}

/** The configuration with a real value for each example, and the mode of consent that is never reported. */
function withOwnValues(text: string): string {
  return text
    .replaceAll(/(\d\d)ZZZCA0001Z1Z\w/g, (_, code: string) => {
      const start = `${code}AABCA0001Z1Z`;
      return `${start}${gstinCheckDigit(start)}`;
    })
    .replaceAll(/(Example|Sample|Specimen) /g, 'Silver ')
    .replace(/(?<="workDomains": \[)[^\]]*/, '"group.in", "group-digital.in"')
    .replaceAll('@agency.example', '@group.in')
    .replace('"consent": "notice"', '"consent": "ask"')
    .replace('"https://mail.example"', '"https://mail.group.in", "https://automailer.group.in"');
}

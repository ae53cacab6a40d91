import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../../dev/project.ts';

/** The fonts of the browser tests, from npm packages. DejaVu Sans, the font of a bare Debian, is the wide one. */
const FONTS = { narrow: 'Noto Sans', wide: 'DejaVu Sans' } as const;
export type FontWidth = keyof typeof FONTS;

const FOLDERS = ['@expo-google-fonts/noto-sans', 'dejavu-fonts-ttf/ttf'];
const CACHE = join(ROOT, 'node_modules/.cache/test-fonts');

/**
 * Environment of a browser on Linux that sees these fonts and none of the computer's. Browsers on other systems
 * do not ask fontconfig and keep their own fonts.
 */
export function fontEnvironment(): { FONTCONFIG_FILE: string } {
  const file = join(CACHE, 'fonts.conf');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, configuration());
  return { FONTCONFIG_FILE: file };
}

/** Draws the page in another font than Noto Sans; returns once its fonts are there. */
export async function setFont(page: Page, width: FontWidth): Promise<void> {
  await page.evaluate((family) => {
    const { style } = document.documentElement;
    style.setProperty('--bs-font-sans-serif', `"${family}"`);
    style.setProperty('--bs-body-font-family', `"${family}"`);
  }, FONTS[width]);
  await page.evaluate(() => document.fonts.ready);
}

function configuration(): string {
  const folders = FOLDERS.map((folder) => `<dir>${join(ROOT, 'node_modules', folder)}</dir>`);
  const generic: Record<string, string> = {
    serif: 'DejaVu Serif',
    Georgia: 'DejaVu Serif',
    monospace: 'DejaVu Sans Mono',
    'sans-serif': FONTS.narrow,
    'system-ui': FONTS.narrow,
    'Liberation Sans': FONTS.narrow,
    Arial: FONTS.narrow,
  };
  const aliases = Object.entries(generic).map(
    ([name, font]) =>
      `<match><test name="family"><string>${name}</string></test>` +
      `<edit name="family" mode="assign" binding="strong"><string>${font}</string></edit></match>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...folders, `<cachedir>${CACHE}</cachedir>`, ...aliases].join('\n')}
<match><edit name="family" mode="append_last"><string>${FONTS.narrow}</string></edit></match>
</fontconfig>
`;
}

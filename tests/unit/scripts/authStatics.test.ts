import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withStaticFields } from '../../../scripts/build/authStatics.ts';

it('moves assigned fields into their class, without those that functions assign', () => {
  const inFunction = '    cancel() {\n        Popup.current = null;\n    }\n}\n';
  const source = `class Popup extends Operation {\n${inFunction}Popup.current = null;\nPopup.KIND = "popup" /* Kind */;\n`;
  expect(withStaticFields(source)).toBe(
    `class Popup extends Operation {\n    static current = null;\n    static KIND = "popup";\n${inFunction}\n\n`,
  );
});

it('leaves assignments to other objects', () => {
  const source = 'const settings = {};\nsettings.kind = "popup";\n';
  expect(withStaticFields(source)).toBe(source);
});

it('finds every field that the installed Firebase Auth assigns to a class', () => {
  const sdk = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const folder = join(sdk.resolve('@firebase/auth/package.json'), '../dist/esm');
  const [file = ''] = readdirSync(folder).filter((name) => /^index-.*\.js$/.test(name));
  const source = readFileSync(join(folder, file), 'utf8');
  const assignedIn = (code: string) => code.match(/^[A-Z]\w+\.\w+ = /gm) ?? [];
  expect(assignedIn(source)).toContain('GoogleAuthProvider.PROVIDER_ID = ');
  expect(assignedIn(withStaticFields(source))).toEqual([]);
});

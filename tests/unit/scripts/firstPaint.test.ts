import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowStyle } from '../../../scripts/build/stylePolicy.ts';
import { usedStyles } from '../../../scripts/build/usedStyles.ts';

describe('the stylesheet of the build', () => {
  it('keeps rules by the words of the sources, with their variables and keyframes', async () => {
    const css =
      ':root{--used:1px;--unused:2px}.panel{margin:var(--used)}.gone{margin:var(--unused)}' +
      '.spin{animation:turn 1s}@keyframes turn{to{opacity:0}}@keyframes gone{to{opacity:0}}';
    expect(await usedStyles(css, ["const name = isOpen ? 'panel' : 'spin'"])).toBe(
      ':root{--used:1px}.panel{margin:var(--used)}.spin{animation:turn 1s}@keyframes turn{to{opacity:0}}',
    );
  });

  it('keeps class names that are put together at run time', async () => {
    const css = '.status-pending{margin:0}.Toastify__toast--error{margin:0}';
    expect(await usedStyles(css, [''])).toBe(css);
  });

  it('keeps the classes that a component of react-bootstrap puts together, and those of no other', async () => {
    const css =
      '.modal-backdrop{margin:0}.modal-fullscreen-sm-down{margin:0}.modal-fullscreen-xl-down{margin:1px}' +
      '.toast-backdrop{margin:1px}';
    const component =
      "prefix = useBootstrapPrefix(props.bsPrefix, 'modal'); prefix + '-backdrop'; prefix + '-fullscreen-' + size";
    expect(await usedStyles(css, ['fullscreen="sm-down"'], [component])).toBe(
      '.modal-backdrop{margin:0}.modal-fullscreen-sm-down{margin:0}',
    );
  });

  it('keeps what marks the link to the open screen, which the router names', async () => {
    const css = '.nav-link.active{font-weight:600}';
    expect(await usedStyles(css, ['<Link className="nav-link" to={path}>'])).toBe(css);
  });
});

describe('the policy for the inline style', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'policy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes the hash of this style in place of the one before, and says whether that was news', () => {
    const file = join(folder, 'firebase.json');
    writeFileSync(file, `"default-src 'none'; style-src 'self' 'sha256-old='; img-src 'self'"`);
    expect(allowStyle('body{}', file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(
      `"default-src 'none'; style-src 'self' 'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='; img-src 'self'"`,
    );
    expect(allowStyle('body{}', file)).toBe(false);
  });

  it('refuses a file without such a policy', () => {
    const file = join(folder, 'firebase.json');
    writeFileSync(file, '{}');
    expect(() => allowStyle('body{}', file)).toThrow('style-src');
  });
});

import { describe, expect, it } from 'vitest';
import { BOOTSTRAP_FAMILIES, lostClasses, usedStyles } from '../../../scripts/build/usedStyles.ts';

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

  it('keeps every variant and size of the families of Bootstrap', async () => {
    const css = '.btn-success{margin:0}.btn-lg{margin:0}';
    expect(await usedStyles(`${css}.toast-header{margin:1px}`, ['<Button>'], [BOOTSTRAP_FAMILIES])).toBe(css);
  });

  it('names a lost class with the file that names it', () => {
    const sources = new Map([['src/Page.tsx', 'className="toast-header btn-lg"']]);
    expect(lostClasses('.toast-header{}.btn-lg{}', '.btn-lg{}', sources)).toEqual([
      'src/Page.tsx: toast-header',
    ]);
  });

  it('keeps what shows the focus: it names no class, and React spells the attribute its own way', async () => {
    const css = ':focus-visible{outline:2px solid}[tabindex="-1"]:focus{outline:none}';
    expect(await usedStyles(`${css}.gone:focus-visible{outline:none}`, ['<h1 tabIndex={-1}>'])).toBe(css);
  });

  it('keeps what marks the link to the open screen, which the router names', async () => {
    const css = '.nav-link.active{font-weight:600}';
    expect(await usedStyles(css, ['<Link className="nav-link" to={path}>'])).toBe(css);
  });
});

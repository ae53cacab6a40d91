import { expect, it } from 'vitest';
import { COMPOSED, familiesIn, usedStyles } from '../../../scripts/build/usedStyles.ts';

it('the stylesheet keeps rules named in sources, with their variables and keyframes', async () => {
  const css =
    ':root{--used:1px;--unused:2px}.panel{margin:var(--used)}.gone{margin:var(--unused)}' +
    '.spin{animation:turn 1s}@keyframes turn{to{opacity:0}}@keyframes gone{to{opacity:0}}';
  expect(await usedStyles(css, ["const name = isOpen ? 'panel' : 'spin'"])).toBe(
    ':root{--used:1px}.panel{margin:var(--used)}.spin{animation:turn 1s}@keyframes turn{to{opacity:0}}',
  );
});

it('the stylesheet keeps class names composed at run time', async () => {
  const css = '.status-pending{margin:0}.Toastify__toast--error{margin:0}';
  expect(await usedStyles(css, [''], COMPOSED)).toBe(css);
});

it('keeps every variant and size of the components of Bootstrap in use', async () => {
  const css = '.btn-success{margin:0}.btn-lg{margin:0}.bg-info{margin:0}';
  const families = familiesIn('const prefix = useBootstrapPrefix(bsPrefix, "btn");');
  expect(await usedStyles(`${css}.toast-header{margin:1px}`, ['<Button>'], families)).toBe(css);
});

it('keeps the rules of the focus', async () => {
  const css = ':focus-visible{outline:2px solid}[tabindex="-1"]:focus{outline:none}';
  expect(await usedStyles(`${css}.gone:focus-visible{outline:none}`, ['<h1 tabIndex={-1}>'])).toBe(css);
});

it('the stylesheet keeps the class of the active link, which the router sets', async () => {
  const css = '.nav-link.active{font-weight:600}';
  expect(await usedStyles(css, ['<Link className="nav-link" to={path}>'], COMPOSED)).toBe(css);
});

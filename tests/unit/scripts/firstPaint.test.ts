import { describe, expect, it } from 'vitest';
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

  it('keeps what shows the focus: it names no class, and React spells the attribute its own way', async () => {
    const css = ':focus-visible{outline:2px solid}[tabindex="-1"]:focus{outline:none}';
    expect(await usedStyles(`${css}.gone:focus-visible{outline:none}`, ['<h1 tabIndex={-1}>'])).toBe(css);
  });

  it('keeps what marks the link to the open screen, which the router names', async () => {
    const css = '.nav-link.active{font-weight:600}';
    expect(await usedStyles(css, ['<Link className="nav-link" to={path}>'])).toBe(css);
  });
});

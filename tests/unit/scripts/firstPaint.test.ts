import { describe, expect, it } from 'vitest';
import { BOOTSTRAP_FAMILIES, lostClasses, namedClasses } from '../../../scripts/build/namedClasses.ts';
import { COMPOSED, usedStyles } from '../../../scripts/build/usedStyles.ts';

describe('the stylesheet of the build', () => {
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
    expect(await usedStyles(`${css}.toast-header{margin:1px}`, ['<Button>'], BOOTSTRAP_FAMILIES)).toBe(css);
  });

  it('keeps the rules of the focus', async () => {
    const css = ':focus-visible{outline:2px solid}[tabindex="-1"]:focus{outline:none}';
    expect(await usedStyles(`${css}.gone:focus-visible{outline:none}`, ['<h1 tabIndex={-1}>'])).toBe(css);
  });

  it('the stylesheet keeps the class of the active link, which the router sets', async () => {
    const css = '.nav-link.active{font-weight:600}';
    expect(await usedStyles(css, ['<Link className="nav-link" to={path}>'], COMPOSED)).toBe(css);
  });
});

describe('the classes that a source names', () => {
  const classesIn = (text: string) => namedClasses('Page.tsx', text).classes;

  it('class names are found in conditions and in whole words of templates', () => {
    const text = `<p className={isOpen ? "panel wide" : "shut"} contentClassName={\`tall task-\${turn} last\`} id="no" />`;
    expect(classesIn(text)).toEqual(['panel', 'wide', 'shut', 'tall', 'last']);
  });

  it('the variant and size of a button are found, with its base class', () => {
    const text = 'import Button from "react-bootstrap/Button"; <Button variant="success" size="lg" />';
    expect(classesIn(text)).toEqual(['btn', 'btn-success', 'btn-lg']);
  });

  it('the variants of alerts, and the colours of badges and bars, are found', () => {
    const text = `
      import Alert from "react-bootstrap/Alert"; import Badge from "react-bootstrap/Badge";
      import Bar from "react-bootstrap/ProgressBar";
      <><Alert variant={isBad ? "danger" : "info"} /><Badge bg="dark" /><Bar variant="success" /></>`;
    expect(classesIn(text)).toEqual([
      ...['alert', 'badge', 'progress'],
      ...['alert-danger', 'alert-info', 'bg-dark', 'bg-success'],
    ]);
  });
});

describe('a class without a style in the build', () => {
  const lostIn = (text: string, before: string, after: string) =>
    lostClasses(before, after, new Map([['src/Page.tsx', text]]));

  it('a class without a style is reported with its file', () => {
    expect(lostIn('<p className="panel tall" />', '.panel{}.tall{}', '.tall{}')).toEqual([
      'src/Page.tsx names .panel',
    ]);
  });

  it('a removed variant is reported', () => {
    const text = 'import Button from "react-bootstrap/Button"; <Button variant="success" />';
    expect(lostIn(text, '.btn{}.btn-success{}', '.btn{}')).toEqual(['src/Page.tsx names .btn-success']);
  });

  it('a class that no stylesheet ever had is not reported', () => {
    expect(lostIn('<p className="hook" />', '.panel{}', '')).toEqual([]);
  });

  it('a component of Bootstrap outside the kept families is reported', () => {
    expect(lostIn('import Toast from "react-bootstrap/Toast"; <Toast />', '.toast{}', '')).toEqual([
      'src/Page.tsx imports react-bootstrap/Toast',
    ]);
  });

  it('a component of Bootstrap without imported Sass is reported', () => {
    const text = 'import Table from "react-bootstrap/Table"; <Table />';
    expect(lostIn(text, '', '')).toEqual(['src/Page.tsx imports react-bootstrap/Table']);
  });
});

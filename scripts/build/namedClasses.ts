import { parseSync } from 'vite';

/** The class that a component of react-bootstrap always has, and the prefix for the value of a prop. */
interface Component {
  base?: string;
  props?: Record<string, string>;
}

/**
 * Every component of react-bootstrap that src imports. The build fails for any other component, because styles/main.scss
 * imports the Sass of these only. Every class that begins with a base stays in the stylesheet, so all variants and sizes
 * work, also those that a variable holds.
 */
const COMPONENTS: Record<string, Component> = {
  Accordion: { base: 'accordion' },
  AccordionContext: {},
  Alert: { base: 'alert', props: { variant: 'alert-' } },
  Badge: { base: 'badge', props: { bg: 'bg-' } },
  Button: { base: 'btn', props: { variant: 'btn-', size: 'btn-' } },
  ButtonGroup: { base: 'btn-group', props: { size: 'btn-group-' } },
  Card: { base: 'card' },
  Collapse: { base: 'collapse' },
  Dropdown: { base: 'dropdown' },
  FormCheck: { base: 'form-check' },
  FormControl: { base: 'form-control', props: { size: 'form-control-' } },
  FormGroup: {},
  FormLabel: { base: 'form-label' },
  FormSelect: { base: 'form-select', props: { size: 'form-select-' } },
  FormText: { base: 'form-text' },
  InputGroup: { base: 'input-group', props: { size: 'input-group-' } },
  Modal: { base: 'modal', props: { size: 'modal-', fullscreen: 'modal-fullscreen-' } },
  Nav: { base: 'nav', props: { variant: 'nav-' } },
  // The portal styles its top bar itself; Navbar turns off the positioning of the Dropdown in it.
  Navbar: {},
  NavbarBrand: {},
  Offcanvas: { base: 'offcanvas', props: { placement: 'offcanvas-', responsive: 'offcanvas-' } },
  Pagination: { base: 'pagination', props: { size: 'pagination-' } },
  ProgressBar: { base: 'progress', props: { variant: 'bg-' } },
  Spinner: { base: 'spinner-border', props: { animation: 'spinner-', variant: 'text-' } },
  Table: { base: 'table', props: { variant: 'table-', size: 'table-', responsive: 'table-responsive-' } },
};

/** Bootstrap's utilities that give a Badge, ProgressBar or Spinner its colour. */
const COLOURS = /^(bg|text)-(primary|secondary|success|info|warning|danger)$/;

/** The classes that these components can put together from their props. */
export const BOOTSTRAP_FAMILIES: readonly RegExp[] = [
  ...Object.values(COMPONENTS).flatMap(({ base }) => (base ? new RegExp(`^${base}(-|$)`) : [])),
  COLOURS,
];

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** The words of all literal texts; of a template, those that no expression touches. */
function wordsIn(value: unknown): string[] {
  return [...nodesIn(value)].flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value.split(/\s+/);
    if (node.type !== 'TemplateLiteral') return [];
    const quasis = node.quasis as { value: { cooked: string } }[];
    const text = quasis.map(({ value: { cooked } }) => cooked).join('\0');
    return text.split(/\s+/).filter((word) => !word.includes('\0'));
  });
}

interface Named {
  classes: string[];
  /** The components of react-bootstrap that it imports. */
  components: string[];
}

/** The classes that a source names in `className` and in the props of react-bootstrap's components. */
export function namedClasses(file: string, text: string): Named {
  const nodes = [...nodesIn(parseSync(file, text).program)];
  const imported = new Map<string, string>();
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration') continue;
    const [, name] = /^react-bootstrap\/(\w+)$/.exec((node.source as { value: string }).value) ?? [];
    const [local] = node.specifiers as { local: { name: string } }[];
    if (name && local) imported.set(local.local.name, name);
  }
  const components = [...imported.values()];
  const bases = components.flatMap((name) => COMPONENTS[name]?.base ?? []);
  const composed = nodes.flatMap((node) => {
    if (node.type !== 'JSXOpeningElement') return [];
    const component = COMPONENTS[imported.get((node.name as { name?: string }).name ?? '') ?? ''];
    const attributes = (node.attributes as Node[]).filter(({ type }) => type === 'JSXAttribute');
    return attributes.flatMap(({ name, value }) => {
      const prop = (name as { name?: string }).name ?? '';
      if (/^(className|\w+ClassName)$/.test(prop)) return wordsIn(value);
      const prefix = component?.props?.[prop];
      return prefix ? wordsIn(value).map((word) => prefix + word) : [];
    });
  });
  return { classes: [...new Set([...bases, ...composed])].filter(Boolean), components };
}

/**
 * The classes and components without a style in the built stylesheet, each with the source that names it.
 * @param before the stylesheet before the purge; a class that it never had is only a hook for tests or scripts
 * @param sources the texts by file
 */
export function lostClasses(before: string, after: string, sources: ReadonlyMap<string, string>): string[] {
  const kept = classesOf(after);
  const known = classesOf(before);
  return [...sources].flatMap(([file, text]) => {
    const { classes, components } = namedClasses(file, text);
    const isStyled = (name: string) => {
      const component = COMPONENTS[name];
      return component && (!component.base || known.has(component.base));
    };
    return [
      ...classes.filter((name) => known.has(name) && !kept.has(name)).map((name) => `${file} names .${name}`),
      ...components
        .filter((name) => !isStyled(name))
        .map((name) => `${file} imports react-bootstrap/${name}`),
    ];
  });
}

function classesOf(css: string): Set<string> {
  return new Set(css.match(/(?<=\.)[A-Za-z][\w-]*/g));
}

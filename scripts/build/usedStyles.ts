import { PurgeCSS } from 'purgecss';

/**
 * What no source says as it is: the status tones, the turns of tasks, the states of drafts, the toasts' kinds, what the
 * router calls the link to the screen that is open, and the focus of any element.
 */
const COMPOSED = [
  /^active$/,
  /^:focus-visible$/,
  /^task-(todo|back|reviewer|approver|denied|later|done)$/,
  /^is-(idle|saving|saved|retrying|tooLong|denied)$/,
  /^status-(pending|submitted|validated|danger)$/,
  /^Toastify__toast--(info|success|warning|error)$/,
  /^Toastify__(toast|progress-bar)-theme--(dark|info|success|warning|error)$/,
  /^Toastify__(toast-container|bounce-enter|bounce-exit)--bottom-(center|right)$/,
  /^Toastify__(bounce-enter|bounce-exit|close-button|close-button--dark)$/,
  /^Toastify__progress-bar--(info|success|warning|error|wrp|bg|animated)$/,
];

/** Shapes of components and toasts that the portal does not use. Take a name out before a component is told so. */
const UNUSED = [
  /^drop(up|end|start)$/,
  /^drop(up|down)-center$/,
  /^data-stacked$/,
  /^dropdown-(toggle-split|divider|header|item-text|menu-(dark|start|(sm|md|lg|xl|xxl)-(start|end)))$/,
  /^offcanvas$/,
  /^offcanvas-(top|end|bottom|sm|md|xl)$/,
  /^nav-(tabs|fill|justified)$/,
  /^accordion-flush$/,
  /^card-(title|subtitle|text|link|group|(header|footer|img)(-\w+)?)$/,
  /^btn-(check|success|info|warning)$/,
  /^alert-(primary|heading)$/,
  /^form-(floating|check-reverse|check-inline|control-color)$/,
  /^(input-group|form-control|form-select|pagination|placeholder)-(sm|lg)$/,
  /^(col-form-label|input-group-text|:indeterminate)$/,
  /^(table-active|modal-(xl|sm|fullscreen)|btn-lg|btn-group-lg|collapse-horizontal)$/,
  /^table-responsive/,
  /^progress-(stacked|bar-(striped|animated))$/,
  /^(in)?valid-(tooltip|feedback)$/,
  // Words of the sources that are also names of Bootstrap's utilities, elements and attributes.
  /^(border|invisible|lead|mark|rounded-pill|text-muted|visible)$/,
  /^(hr|list|size)$/,
  /^Toastify__(spinner|toast--(rtl|stacked)|toast-container--rtl|progress-bar--(controlled|rtl))$/,
];

/** How a component of react-bootstrap names what its classes begin with. */
const PREFIX = /useBootstrapPrefix\([\w.]+, ['"]([\w-]+)['"]\)/g;

/** What such a component can be told, a line each; it matters when one of our sources says it. */
const OPTION = /^ +(\w+)(?: = .*)?,$/gm;

/** Every word counts as a class name, so that a name in a condition or a constant is found as well as one in a `className`. */
const wordsOf = (text: string) => text.match(/[\w-]+/g) ?? [];

/**
 * The rules, variables and keyframes of a stylesheet that these texts can need: sources of ours, or a page. Of
 * react-bootstrap it keeps the classes that begin as one of its components does, and go on in words of that component or
 * of ours: `modal-fullscreen-sm-down` for a Modal that is told `sm-down`.
 * @param css one whole stylesheet, since rules and the variables they use must be judged together
 * @param components the modules of react-bootstrap that are used
 */
export async function usedStyles(
  css: string,
  texts: readonly string[],
  components: readonly string[] = [],
): Promise<string> {
  const composed = composedNames(css, texts, components);
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [...texts, ...components, composed.join(' ')].map((raw) => ({ raw, extension: 'txt' })),
    defaultExtractor: wordsOf,
    // Keyframes are not searched for variables.
    safelist: { standard: COMPOSED, variables: ['--y'] },
    blocklist: UNUSED,
    // In JSX it is tabIndex.
    dynamicAttributes: ['tabindex'],
    variables: true,
    keyframes: true,
  });
  if (!purged) throw new Error('The stylesheet could not be purged.');
  return purged.css;
}

/** The class names of a stylesheet that these components put together. */
function composedNames(css: string, texts: readonly string[], components: readonly string[]): string[] {
  const ours = new Set(texts.flatMap(wordsOf));
  const known = components.flatMap((text) => {
    const options = new Set([...text.matchAll(OPTION)].map(([, name]) => name));
    const own = new Set(
      wordsOf(text)
        .map((word) => word.replaceAll(/^-+|-+$/g, ''))
        .filter((word) => !options.has(word)),
    );
    return [...text.matchAll(PREFIX)].map(([, prefix]) => ({ prefix, own }));
  });
  return [...new Set(css.match(/(?<=\.)[A-Za-z][\w-]*/g))].filter((name) =>
    splitsOf(name).some(([start, rest]) =>
      known.some(({ prefix, own }) => {
        const isWord = (word: string) => own.has(word) || ours.has(word);
        return (
          prefix === start &&
          (isWord(rest) || splitsOf(rest).some(([first, second]) => isWord(first) && isWord(second)))
        );
      }),
    ),
  );
}

/** A name in two, at each of its hyphens. */
function splitsOf(name: string): [start: string, end: string][] {
  return [...name.matchAll(/-/g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
}

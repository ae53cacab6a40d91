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

/**
 * The families of Bootstrap whose components the portal imports. They stay whole, because react-bootstrap puts their names
 * together from props: a variant or size that no screen has today works on the day that one says it.
 */
export const BOOTSTRAP_FAMILIES =
  /^(accordion|alert|badge|bg|btn|card|dropdown|fade|form|input-group|modal|nav|navbar|offcanvas|page|pagination|progress|spinner|table|text-bg)(-|$)/;

/** Every word counts as a class name, so that a name in a condition or a constant is found as well as one in a `className`. */
const wordsOf = (text: string) => text.match(/[\w-]+/g) ?? [];

/**
 * The rules, variables and keyframes of a stylesheet that these texts can need: sources of ours, or a page.
 * @param css one whole stylesheet, since rules and the variables they use must be judged together
 * @param families names that stay although no text says them
 */
export async function usedStyles(
  css: string,
  texts: readonly string[],
  families: readonly RegExp[] = [],
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'txt' })),
    defaultExtractor: wordsOf,
    // Keyframes are not searched for variables.
    safelist: { standard: [...COMPOSED, ...families], variables: ['--y'] },
    // In JSX it is tabIndex.
    dynamicAttributes: ['tabindex'],
    variables: true,
    keyframes: true,
  });
  if (!purged) throw new Error('The stylesheet could not be purged.');
  return purged.css;
}

/** The classes that a source names and the stylesheet lost, each with its file. */
export function lostClasses(before: string, after: string, sources: ReadonlyMap<string, string>): string[] {
  const kept = classesOf(after);
  const lost = new Set([...classesOf(before)].filter((name) => !kept.has(name)));
  return [...sources].flatMap(([file, text]) =>
    [...new Set(wordsOf(text))].filter((word) => lost.has(word)).map((word) => `${file}: ${word}`),
  );
}

function classesOf(css: string): Set<string> {
  return new Set(css.match(/(?<=\.)[A-Za-z][\w-]*/g));
}

import { PurgeCSS } from 'purgecss';

/**
 * Class names that are put together at run time: `alert-${kind}` (Notice), the status tones, the turns of tasks, the states
 * of drafts, the toasts' kinds, and what the router calls the link to the screen that is open.
 */
const COMPOSED = [
  /^active$/,
  /^alert-(info|success|warning|danger)$/,
  /^task-(todo|back|reviewer|approver|later|done)$/,
  /^is-(idle|saving|saved|retrying|tooLong|denied)$/,
  /^status-(pending|submitted|validated|danger)$/,
  /^Toastify__toast--(info|success|warning|error)$/,
  /^Toastify__(toast|progress-bar)-theme--(dark|info|success|warning|error)$/,
  /^Toastify__(toast-container|bounce-enter|bounce-exit)--bottom-(center|right)$/,
  /^Toastify__(bounce-enter|bounce-exit|close-button|close-button--dark)$/,
  /^Toastify__progress-bar--(info|success|warning|error|wrp|bg|controlled|animated)$/,
];

/** Every word counts as a class name, so that a name in a condition or a constant is found as well as one in a `className`. */
const wordsOf = (text: string) => text.match(/[\w-]+/g) ?? [];

/**
 * The rules, variables and keyframes of a stylesheet that these texts can need: sources of components, or a page.
 * @param css one whole stylesheet, since rules and the variables they use must be judged together
 */
export async function usedStyles(css: string, texts: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'txt' })),
    defaultExtractor: wordsOf,
    safelist: { standard: COMPOSED },
    variables: true,
    keyframes: true,
  });
  if (!purged) throw new Error('The stylesheet could not be purged.');
  return purged.css;
}

import { PurgeCSS } from 'purgecss';

/** Class names composed at run time, from a state, by the router or by react-toastify. */
export const COMPOSED: readonly RegExp[] = [
  /^active$/,
  /^(task|is|status)-/,
  // The kinds, the theme and the positions of ui/feedback/toasts.ts, with the bounce that is the default of a toast.
  /^Toastify((__|--)(?!flip|slide|zoom)[a-z]+(-[a-z]+)*)?$/,
  /^Toastify__(?!flip|slide|zoom)[a-z-]+--(info|success|warning|error|dark|animated|bg|wrp|close-on-click|bottom-(center|right))$/,
];

/** Bootstrap's utilities that give a Badge, ProgressBar or Spinner its colour. */
const COLOURS = /^(bg|text)-(primary|secondary|success|info|warning|danger)$/;

/** Every variant and size of the components in this code of react-bootstrap, also one that a variable holds. */
export function familiesIn(code: string): RegExp[] {
  const bases = [...code.matchAll(/useBootstrapPrefix\([\w.]+, ["']([\w-]+)["']\)/g)].map(([, base]) => base);
  return [COLOURS, ...new Set(bases)].map((base) =>
    base instanceof RegExp ? base : new RegExp(`^${base}(-|$)`),
  );
}

/** Treats every word as a class name, so that a name in a condition or a constant is found too. */
const wordsOf = (text: string) => text.match(/[\w-]+/g) ?? [];

/**
 * The rules, variables and keyframes of a stylesheet that these texts can need: the portal's sources, or a
 * page.
 * @param css one whole stylesheet, since rules and their variables must be checked together
 * @param kept names that stay although no text has them
 */
export async function usedStyles(
  css: string,
  texts: readonly string[],
  kept: readonly RegExp[] = [],
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'txt' })),
    defaultExtractor: wordsOf,
    // Any element can have the focus. Keyframes are not searched for variables.
    safelist: { standard: [/^:focus-visible$/, ...kept], variables: ['--y'] },
    // JSX spells it tabIndex.
    dynamicAttributes: ['tabindex'],
    variables: true,
    keyframes: true,
  });
  if (!purged) throw new Error('The stylesheet could not be purged.');
  return purged.css;
}

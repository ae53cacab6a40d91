import type { Palette } from './configFields.ts';
import { type Problem, problemAt } from './configFile.ts';

const MIN_CONTRAST = 4.5;

/** Each text colour with its background. */
const ON: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['text', 'page'],
  ['text', 'card'],
  ['quietText', 'page'],
  ['quietText', 'card'],
  ['accent', 'page'],
  ['accent', 'card'],
  ['onSoftAccent', 'softAccent'],
];

export function contrastProblems(colours: Record<'light' | 'dark', Palette>): Problem[] {
  const check = (path: readonly string[], what: string, ratio: number) =>
    ratio < MIN_CONTRAST
      ? [problemAt(path, `${what} has a contrast of ${ratio.toFixed(1)} to 1, and needs ${MIN_CONTRAST}.`)]
      : [];
  const { accent } = colours.light;
  return [
    ...check(['colours', 'light', 'accent'], `White text on ${accent}`, contrast('#ffffff', accent)),
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      ON.flatMap(([above, below]) => {
        const palette = colours[scheme];
        const what = `${palette[above]} on ${below} ${palette[below]}`;
        return check(['colours', scheme, above], what, contrast(palette[above], palette[below]));
      }),
    ),
  ];
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

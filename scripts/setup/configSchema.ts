import * as v from 'valibot';
import type { Palette } from '../../src/config/portalSettings.ts';
import { stateOfGstin } from '../../src/domain/exports/gstStates.ts';
import { validateGstin } from '../../src/domain/validators/gstin.ts';
import type { ConfigFile, Path, Problem } from './configFile.ts';

const MIN_CONTRAST = 4.5;

const line = v.pipe(
  v.string('A text is missing.'),
  v.nonEmpty('A text is missing.'),
  v.check((text) => text === text.trim(), 'It begins or ends with a blank.'),
  v.maxLength(200, 'It is longer than 200 characters.'),
  v.regex(/^[^\p{Cc}<>]*$/u, 'It has a line break, < or > in it.'),
);
const domain = v.pipe(
  line,
  v.regex(
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    ({ input }) => `${input} is no domain such as agency.in, in small letters and without @.`,
  ),
);
const address = v.pipe(
  line,
  v.email(({ input }) => `${input} is no e-mail address.`),
);
const origin = v.pipe(
  line,
  v.check(
    (text) => text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text,
    ({ input }) => `${input} is not of the form https://mail.agency.in.`,
  ),
);
const gstin = v.pipe(
  line,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value, error, warnings } = validateGstin(dataset.value);
    const isWrong = error || warnings.length > 0 || stateOfGstin(dataset.value) === '';
    const reasons = warnings.map(({ message }) => ` ${message}`).join('');
    if (isWrong) addIssue({ message: `${dataset.value} is no GSTIN of a state.${reasons}` });
    else if (value !== dataset.value) addIssue({ message: `Write it as ${value}.` });
  }),
);
const company = v.pipe(
  v.strictObject({ name: line, state: line, address: line, gstin }),
  v.forward(
    v.check(
      ({ state, gstin }) => [state, ''].includes(stateOfGstin(gstin)),
      ({ input }) => `${input.gstin} is of ${stateOfGstin(input.gstin)}, not of ${input.state}.`,
    ),
    ['state'],
  ),
);
const days = v.pipe(
  line,
  v.regex(/^\d+( to \d+)?$/, ({ input }) => `${input} is no number of days such as 3, or 3 to 5.`),
);
const colour = v.pipe(
  line,
  v.regex(/^#[\da-f]{6}$/i, ({ input }) => `${input} is no colour such as #336699.`),
);
const palette = v.strictObject({
  page: colour,
  card: colour,
  line: colour,
  text: colour,
  quietText: colour,
  accent: colour,
  softAccent: colour,
  onSoftAccent: colour,
});

/** What each value of portal.config.ts has to be. */
export const CONFIG = v.strictObject({
  groupName: line,
  portalName: line,
  logo: v.pipe(
    line,
    v.regex(/^\/[\w/-]+\.(svg|png)$/, ({ input }) => `${input} is no picture in public/, such as /logo.svg.`),
  ),
  workDomains: v.pipe(
    v.array(domain),
    v.minLength(1, 'Without a domain nobody can sign up as an introducer.'),
    v.checkItems(
      (item, index, all) => all.indexOf(item) === index,
      ({ input }) => `${input} stands there twice.`,
    ),
  ),
  companies: v.pipe(
    v.array(company),
    v.minLength(1, 'There is no company.'),
    v.checkItems(
      ({ state }, index, all) => all.findIndex((other) => other.state === state) === index,
      ({ input }) => `${input.state} has two companies, but a declaration is addressed by state: keep one.`,
    ),
  ),
  mail: v.strictObject({ sender: address, gstTeam: address, approver: address, reviewTeam: address }),
  mailOrigins: v.pipe(
    v.array(origin),
    v.minLength(1, 'Without an address the browser can call no mail service.'),
  ),
  colours: v.strictObject({ light: palette, dark: palette }),
  usualDays: v.strictObject({ review: days, approval: days }),
});

export type PortalConfig = v.InferOutput<typeof CONFIG>;

/** The values of the file, unless some are missing, and everything that is wrong with them. */
export function checkConfig(file: ConfigFile): { config: PortalConfig | undefined; problems: Problem[] } {
  const { output, typed, issues = [] } = v.safeParse(CONFIG, file.values);
  const problems = issues.map(({ type, path, expected, message }) => {
    const keys = path?.map(({ key }) => key as string | number) ?? [];
    const isUnknown = type === 'strict_object' && expected === 'never';
    const what =
      type !== 'strict_object' ? message : isUnknown ? 'There is no such setting.' : 'It is missing.';
    return file.problem(keys, `${keys.join('.')}: ${what}`);
  });
  return typed
    ? { config: output, problems: [...problems, ...contrastProblems(output, file)] }
    : { config: undefined, problems };
}

/** What stands on what. Buttons have white text on the accent of light screens, on both kinds of screen. */
const ON: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['text', 'page'],
  ['text', 'card'],
  ['quietText', 'page'],
  ['quietText', 'card'],
  ['accent', 'page'],
  ['accent', 'card'],
  ['onSoftAccent', 'softAccent'],
];

function contrastProblems({ colours }: PortalConfig, file: ConfigFile): Problem[] {
  const check = (path: Path, what: string, ratio: number) =>
    ratio < MIN_CONTRAST
      ? [file.problem(path, `${what} has a contrast of ${ratio.toFixed(1)} to 1, and needs ${MIN_CONTRAST}.`)]
      : [];
  const { accent } = colours.light;
  return [
    ...check(['colours', 'light', 'accent'], `White text on ${accent}`, contrast('#ffffff', accent)),
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      ON.flatMap(([above, below]) => {
        const palette = colours[scheme];
        const what = `colours.${scheme}.${above} ${palette[above]} on ${below} ${palette[below]}`;
        return check(['colours', scheme, above], what, contrast(palette[above], palette[below]));
      }),
    ),
  ];
}

/** As WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
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

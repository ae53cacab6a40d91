import * as v from 'valibot';
import { stateOfGstin } from '../../src/domain/gstStates.ts';
import { STAFF_SIGN_INS } from '../../src/domain/people/staffSignIn.ts';
import { validateGstin } from '../../src/domain/validators/gstin.ts';
import { CONFIG_FILE, type Problem } from './configFile.ts';

const MIN_CONTRAST = 4.5;

const text = v.pipe(
  v.string('A text is missing.'),
  v.nonEmpty('A text is missing.'),
  v.maxLength(200, 'It is longer than 200 characters.'),
);
const line = v.pipe(
  text,
  v.check((text) => text === text.trim(), 'It begins or ends with a blank.'),
  v.regex(
    /^[^\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069<>]*$/u,
    'It has a line break, a mark of the writing direction, < or > in it.',
  ),
);
const domain = v.pipe(
  text,
  v.regex(
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    ({ input }) => `${input} is no domain such as agency.in, in small letters and without @.`,
  ),
);
const address = v.pipe(
  text,
  v.email(({ input }) => `${input} is no e-mail address.`),
);
const addresses = v.pipe(
  v.array(address),
  v.minLength(1, 'There is no address.'),
  v.checkItems(
    (item, index, all) => all.indexOf(item) === index,
    ({ input }) => `${input} stands there twice.`,
  ),
);
/** Goes into the Content-Security-Policy, where a wildcard or a semicolon would change the meaning. */
const origin = v.pipe(
  text,
  v.regex(
    /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+(:\d{1,5})?$/,
    ({ input }) => `${input} is not of the form https://mail.agency.in.`,
  ),
);
const gstin = v.pipe(
  text,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value, error, warnings } = validateGstin(dataset.value);
    const isWrong = error || warnings.length > 0 || stateOfGstin(dataset.value) === '';
    const reasons = warnings.map(({ message }) => ` ${message}`).join('');
    if (isWrong) addIssue({ message: `${dataset.value} is no GSTIN of a state.${reasons}` });
    else if (value !== dataset.value) addIssue({ message: `Write it as ${value}.` });
  }),
);
/** The fields of a company, without the check that the GSTIN and the state belong together. */
export const COMPANY = v.strictObject({
  name: v.pipe(line, v.description('The legal name, as on its GST registration.')),
  state: v.pipe(line, v.description('Spelled as the GST portal spells it.')),
  // The rules compare it as a part of one text.
  address: v.pipe(
    line,
    v.check((input) => !input.includes('|'), 'An address has no |.'),
  ),
  gstin: v.pipe(gstin, v.description('Begins with the code of the state.')),
});
const company = v.pipe(
  COMPANY,
  v.forward(
    v.check(
      ({ state, gstin }) => [state, ''].includes(stateOfGstin(gstin)),
      ({ input }) => `${input.gstin} is of ${stateOfGstin(input.gstin)}, not of ${input.state}.`,
    ),
    ['state'],
  ),
);
const days = v.pipe(
  text,
  v.regex(/^\d+( to \d+)?$/, ({ input }) => `${input} is no number of days such as 3, or 3 to 5.`),
);
const colour = v.pipe(
  text,
  v.regex(/^#[\da-fA-F]{6}$/, ({ input }) => `${input} is no colour such as #336699.`),
);
const palette = v.strictObject({
  page: colour,
  card: colour,
  line: colour,
  text: colour,
  quietText: v.pipe(colour, v.description('Hints, dates and other secondary text.')),
  accent: v.pipe(
    colour,
    v.description('Links and marks. The buttons have white text on the accent of the light palette.'),
  ),
  softAccent: v.pipe(colour, v.description('Behind what is chosen or pointed at.')),
  onSoftAccent: colour,
});

function shown(input: unknown): string {
  return typeof input === 'string' ? input : 'This';
}

type Palette = v.InferOutput<typeof palette>;

/** The one definition of portal.config.json; portal.config.schema.json is the same for editors. */
export const CONFIG = v.strictObject({
  $schema: v.optional(v.string()),
  groupName: v.pipe(
    line,
    v.description('On letters, in the margins of printed pages and at the foot of mails.'),
  ),
  portalName: v.pipe(line, v.description('In the top bar, the titles of pages, and mails.')),
  logo: v.pipe(
    text,
    v.regex(/^\/[\w/-]+\.(svg|png)$/, ({ input }) => `${input} is no picture in public/, such as /logo.svg.`),
    v.description(
      'A file in public/. Mails show the same picture from mail-service/logo.png, because few mail programs show SVG.',
    ),
  ),
  workDomains: v.pipe(
    v.array(domain, 'It is no list.'),
    v.minLength(1, 'Without a domain nobody can sign up as an introducer.'),
    v.checkItems(
      (item, index, all) => all.indexOf(item) === index,
      ({ input }) => `${input} stands there twice.`,
    ),
    v.description(
      'An introducer signs up with an address of one of these domains: small letters, without @.',
    ),
  ),
  companies: v.pipe(
    v.array(company, 'It is no list.'),
    v.minLength(1, 'There is no company.'),
    v.checkItems(
      ({ state }, index, all) => all.findIndex((other) => other.state === state) === index,
      ({ input }) => `${input.state} has two companies, but a declaration is addressed by state: keep one.`,
    ),
    v.description('Declarations and letters are addressed to one of these, one for each state.'),
  ),
  mail: v.pipe(
    v.strictObject({
      sender: address,
      gstTeam: address,
      // A file of an earlier version has one address.
      approver: v.union(
        [address, addresses],
        ({ input }) => `${input} is no e-mail address, and no list of them.`,
      ),
      reviewTeam: address,
    }),
    v.description(
      'The sender of all mails, and the teams that some of them go to. Several approvers are a list.',
    ),
  ),
  mailOrigins: v.pipe(
    v.array(origin, 'It is no list.'),
    v.minLength(1, 'Without an address the browser can call no mail service.'),
    v.description(
      'Where the mail service is: the browser calls no other. More than one for a second environment.',
    ),
  ),
  colours: v.pipe(
    v.strictObject({ light: palette, dark: palette }),
    v.description(
      'Of the portal and its mails, on a light and on a dark screen. Texts need a contrast of 4.5 to 1.',
    ),
  ),
  staffSignIn: v.pipe(
    v.optional(v.picklist(STAFF_SIGN_INS, `It is none of ${STAFF_SIGN_INS.join(', ')}.`), 'password'),
    v.description(
      'What reviewers and approvers sign in with: their password, the code of an authenticator app as well (totp), or the work account of Google or Microsoft.',
    ),
  ),
  staffTenant: v.optional(
    v.pipe(
      text,
      v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'It is no ID of a directory.'),
      v.description('For staffSignIn microsoft: the ID of the directory (tenant) of your organisation.'),
    ),
  ),
  staffIdleMinutes: v.pipe(
    v.optional(
      v.pipe(
        v.number('It is no number.'),
        v.integer('It is no whole number of minutes.'),
        v.minValue(1, 'It is less than a minute.'),
        v.maxValue(240, 'It is more than 240 minutes.'),
      ),
      15,
    ),
    v.description(
      'After so many minutes without a press, the portal asks reviewers and approvers for the password.',
    ),
  ),
  usualDays: v.pipe(
    v.strictObject({ review: days, approval: days }),
    v.description('How many working days a review and an approval usually take, as people read it.'),
  ),
  privacy: v.pipe(
    v.strictObject({
      aadhar: v.pipe(
        v.picklist(['full', 'last4', 'off'], 'It is none of full, last4 and off.'),
        v.description(
          'How much of an Aadhar number is asked for and stored: full, the last four digits only, or off: no number, and another proof of identity.',
        ),
      ),
      consent: v.pipe(
        v.picklist(['notice', 'ask'], ({ input }) => `${shown(input)} is neither notice nor ask.`),
        v.description(
          'notice: the registration shows the notice. ask: people also have to agree to it, which the rules require.',
        ),
      ),
      contact: v.pipe(
        address,
        v.description('For questions and complaints about personal data, in the notice.'),
      ),
      board: v.optional(
        v.pipe(
          v.string('It is no text.'),
          v.regex(/^https:\/\/[^\s<>"]{1,190}$/, 'It is no address that begins with https://.'),
          v.description(
            'Where the Data Protection Board of India takes complaints, as a link in the notice; absent while there is no such page.',
          ),
        ),
      ),
      region: v.pipe(line, v.description('Where the database and the files are, in the notice.')),
      keptYears: v.pipe(
        v.number('It is no number.'),
        v.integer('It is no whole number of years.'),
        v.minValue(1, 'The law asks for one year at least.'),
        v.maxValue(30, 'It is more than 30 years.'),
        v.description('Financial years for which the data of approved people are kept.'),
      ),
    }),
    v.description(
      'Which personal data are asked for, for how long they are kept, and what the notice before the registration says.',
    ),
  ),
});

export type PortalConfig = v.InferOutput<typeof CONFIG>;

/** Every problem of the file; the values only when none is missing or of the wrong type. */
export function checkConfig(text: string): { config: PortalConfig | undefined; problems: Problem[] } {
  const values = readJson(text);
  if (values === undefined) {
    return { config: undefined, problems: [problemAt([], 'This is no JSON. Restore it from git.')] };
  }
  const { output, typed, issues = [] } = v.safeParse(CONFIG, values);
  const problems = issues.map(({ type, path, expected, message }) => {
    const isUnknown = type === 'strict_object' && expected === 'never';
    const what =
      type !== 'strict_object' ? message : isUnknown ? 'There is no such setting.' : 'It is missing.';
    return problemAt(path?.map(({ key }) => key) ?? [], what);
  });
  return typed
    ? { config: output, problems: [...problems, ...contrastProblems(output), ...tenantProblems(output)] }
    : { config: undefined, problems };
}

/** Anybody can create a directory, and name any address in it. */
function tenantProblems({ staffSignIn, staffTenant }: PortalConfig): Problem[] {
  if (staffSignIn !== 'microsoft' || staffTenant) return [];
  return [
    problemAt(['staffTenant'], 'It is missing: with staffSignIn microsoft only your directory counts.'),
  ];
}

export function problemAt(path: readonly unknown[], what: string): Problem {
  return { file: CONFIG_FILE, what: path.length > 0 ? `${path.join('.')}: ${what}` : what };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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

function contrastProblems({ colours }: PortalConfig): Problem[] {
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

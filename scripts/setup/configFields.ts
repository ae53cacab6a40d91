import * as v from 'valibot';
import { stateOfGstin } from '../../src/domain/gstStates.ts';
import { validateGstin } from '../../src/domain/validators/gstin.ts';

export const text = v.pipe(
  v.string('A text is missing.'),
  v.nonEmpty('A text is missing.'),
  v.maxLength(200, 'It is longer than 200 characters.'),
);

export const line = v.pipe(
  text,
  v.check((text) => text === text.trim(), 'It begins or ends with a blank.'),
  v.regex(
    /^[^\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069<>]*$/u,
    'It has a line break, a mark of the writing direction, < or > in it.',
  ),
);

export const domain = v.pipe(
  text,
  v.regex(
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    ({ input }) => `${input} is no domain such as agency.in, in small letters and without @.`,
  ),
);

export const address = v.pipe(
  text,
  v.email(({ input }) => `${input} is no e-mail address.`),
);

export const addresses = v.pipe(
  v.array(address),
  v.minLength(1, 'There is no address.'),
  v.checkItems(
    (item, index, all) => all.indexOf(item) === index,
    ({ input }) => `${input} stands there twice.`,
  ),
);

/** Goes into the Content-Security-Policy, where a wildcard or a semicolon would change the meaning. */
export const origin = v.pipe(
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

export const company = v.pipe(
  COMPANY,
  v.forward(
    v.check(
      ({ state, gstin }) => [state, ''].includes(stateOfGstin(gstin)),
      ({ input }) => `${input.gstin} is of ${stateOfGstin(input.gstin)}, not of ${input.state}.`,
    ),
    ['state'],
  ),
);

export const days = v.pipe(
  text,
  v.regex(/^\d+( to \d+)?$/, ({ input }) => `${input} is no number of days such as 3, or 3 to 5.`),
);

const colour = v.pipe(
  text,
  v.regex(/^#[\da-fA-F]{6}$/, ({ input }) => `${input} is no colour such as #336699.`),
);

export const palette = v.strictObject({
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

export function shown(input: unknown): string {
  return typeof input === 'string' ? input : 'This';
}

export type Palette = v.InferOutput<typeof palette>;

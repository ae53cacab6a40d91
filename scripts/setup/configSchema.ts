import * as v from 'valibot';
import { STAFF_SIGN_INS } from '../../src/domain/people/staffSignIn.ts';
import {
  address,
  addresses,
  company,
  days,
  domain,
  line,
  origin,
  palette,
  shown,
  text,
} from './configFields.ts';
import { type Problem, problemAt } from './configFile.ts';
import { contrastProblems } from './contrast.ts';

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
  staffFigures: v.pipe(
    v.optional(v.boolean('It is neither true nor false.'), true),
    v.description(
      'Whether /insights shows to staff how much each reviewer and approver did in a month. false where a works council has to agree first: then nothing about it is stored.',
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
    ? {
        config: output,
        problems: [...problems, ...contrastProblems(output.colours), ...tenantProblems(output)],
      }
    : { config: undefined, problems };
}

/** Anybody can create a directory, and name any address in it. */
function tenantProblems({ staffSignIn, staffTenant }: PortalConfig): Problem[] {
  if (staffSignIn !== 'microsoft' || staffTenant) return [];
  return [
    problemAt(['staffTenant'], 'It is missing: with staffSignIn microsoft only your directory counts.'),
  ];
}

/** Undefined for a text that is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

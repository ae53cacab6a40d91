import { describe, expect, it } from 'vitest';
import { buildProblems, findProblems } from '../../../../scripts/deploy/findProblems.ts';
import { FILES, type Setup } from '../../../../scripts/deploy/setup.ts';
import { type Problem, textOf } from '../../../../scripts/setup/configFile.ts';
import { parseEnv } from '../../../../src/config/parseEnv.ts';
import { goodSetup, linesOf, SETTINGS, withSetting, withText } from './setups.ts';

const { config, firebaseJson, rules, storageRules, security } = FILES;

/** The line of a problem, or the whole file without a line. */
function placeNamed({ texts }: Setup, { file, line }: Problem): string {
  const text = texts[file] ?? '';
  return line === undefined ? text : (text.split('\n')[line - 1] ?? '');
}

function expectProblem(broken: Setup, file: string, place: string, message: RegExp): void {
  const problems = findProblems(broken);
  expect(problems.map(textOf)).toEqual([expect.stringMatching(message)]);
  expect(problems[0]?.file).toBe(file);
  expect(placeNamed(broken, problems[0] as Problem)).toContain(place);
}

const EVERYBODY = /This rule lets everybody in/;
const UPLOAD = /allow create, update: if [^;]+;/;

/** A setting of .env.local, a wrong value and the message at its line. */
const SETTING_PROBLEMS: [name: string, value: string, message: RegExp][] = [
  ['FIREBASE_API_KEY', 'demo-key', /no API key/],
  ['FIREBASE_AUTH_DOMAIN', 'https://a.firebaseapp.com', /no host name/],
  ['FIREBASE_AUTH_DOMAIN', 'a.firebaseapp.com', /a\.f\S+, which is not of the project onboarding-live/],
  ['FIREBASE_APP_ID', '1:12:android:0a', /no ID of a web app/],
  ['MAIL_API_BASE_URL', 'http://mail.group.in', /no https/],
  ['MAIL_API_BASE_URL', 'https://mail.group.in/?a=1', /\? or #/],
  [
    'WORK_EMAIL_DOMAINS',
    'group.in',
    /has to be group\.in,group-digital\.in, as portal\.config\.json and the rules/,
  ],
  ['APPROVAL_LINKS', 'maybe', /neither run nor ask/],
  ['APPROVAL_LINKS', '', /is missing.*ask makes every approval link.*run lets a link decide by itself/],
  ['BRAND_VIDEO_URL', 'http://a.in/b.mp4', /neither/],
  ['APP_CHECK_SITE_KEY', 'yes', /no reCAPTCHA site key/],
  ['USE_EMULATORS', 'auth=127.0.0.1:9099', /must not look for emulators/],
];

/** A file, its change, which the reported line contains, and the message. */
const FILE_PROBLEMS: [file: string, from: string | RegExp, to: string, message: RegExp][] = [
  [firebaseJson, /^\{/, '{,', /This is no JSON\. Restore it from git/],
  [storageRules, UPLOAD, 'allow create: if true;', EVERYBODY],
  [storageRules, UPLOAD, 'allow read, write;', EVERYBODY],
  [rules, /allow get: if [^;]+;/, 'allow get: if true;', EVERYBODY],
  [
    config,
    '"name": "Silver Media Group"',
    '"name": "Sample Media Group"',
    /companies still has an example: Sample Media Group\. Run npm/,
  ],
  [config, '"groupName":', '"groupName"', /This is no JSON\. Restore it from git/],
  [config, /27AABCA0001Z1Z\w/, '27AABCA0001Z1Z0', /is no GSTIN of a state/],
  [rules, 'Silver House', 'Copper House', /differs from portal\.config\.json/],
  [security, 'security@group.in', 'security@your-domain', /security@your-domain is still/],
];

it('a set-up in which everything is filled in has no problem', () => {
  expect(findProblems(goodSetup())).toEqual([]);
});

it.each(SETTING_PROBLEMS)('reports VITE_%s=%s', { tags: ['tool-deploy'] }, (name, value, message) => {
  const broken = withSetting(`VITE_${name}`, value);
  expectProblem(broken, '.env.local', `VITE_${name}=${value}`, message);
});

it.each(FILE_PROBLEMS)('reports a wrong text: %s, %s, %s', { tags: ['tool-deploy'] }, (...row) => {
  const [file, from, to, message] = row;
  const broken = withText(file, (text) => text.replace(from, to));
  expectProblem(broken, file, to, message);
});

it('a mail service or bucket that another file lacks is reported', { tags: ['tool-deploy'] }, () => {
  const mail = withSetting('VITE_AUTOMAILER_BASE_URL', 'https://notices.group.in/v2');
  expectProblem(mail, config, '"mailOrigins"', /mailOrigins lacks https:\/\/notices\.group\.in:/);
  const bucket = withSetting('VITE_FIREBASE_STORAGE_BUCKET', 'group-files');
  expectProblem(bucket, rules, 'bucketAddress()', /does not know the bucket group-files/);
});

it('without any .env file shows how to make .env.local', () => {
  const setup = { ...goodSetup(), settings: {} };
  delete setup.texts['.env.local'];
  const [first] = findProblems(setup);
  expect(first).toMatchObject({ file: '.env.local', line: 1, what: expect.stringContaining('is missing') });
});

it('needs every required setting', () => {
  const result = parseEnv({});
  const asked = findProblems({ ...goodSetup(), settings: {} }).map(({ what }) => what.split(' ')[0]);
  expect(asked).toEqual(result.ok ? [] : [...result.missing, 'VITE_APPROVAL_LINKS']);
});

it('a setting of a demo project is refused', () => {
  const setup = withSetting('VITE_FIREBASE_PROJECT_ID', 'demo-onboarding');
  setup.settings.VITE_FIREBASE_STORAGE_BUCKET = 'demo-onboarding.appspot.com';
  setup.settings.VITE_FIREBASE_AUTH_DOMAIN = 'demo-onboarding.firebaseapp.com';
  expect(findProblems(setup).map(textOf)).toEqual([
    expect.stringMatching(/^\.env\.local:9 .*demo- project exists on emulators only/),
  ]);
});

it('with an example mail service reports the setting and the policy', () => {
  const problems = findProblems(withSetting('VITE_MAIL_API_BASE_URL', 'https://mail.example'));
  expect(problems.map(textOf)).toEqual([
    expect.stringMatching(/^\.env\.local:9 .*still an example/),
    expect.stringMatching(/^portal\.config\.json {2}mailOrigins lacks https:\/\/mail.example:/),
  ]);
});

it('a set-up may have a custom auth domain', () => {
  expect(findProblems(withSetting('VITE_FIREBASE_AUTH_DOMAIN', 'login.group.in'))).toEqual([]);
});

it('a set-up may name another bucket in the rules', () => {
  const setup = withSetting('VITE_FIREBASE_STORAGE_BUCKET', 'group-files.in');
  setup.texts[rules] = (setup.texts[rules] ?? '').replace(
    "+ '/v0/b/' + request.auth.token.aud",
    "+ '/v0/b/(group-files[.]in|' + request.auth.token.aud",
  );
  expect(findProblems(setup)).toEqual([]);
});

describe('the mode notice', { tags: ['tool-deploy'] }, () => {
  const showing = () => withText(config, (text) => text.replace('"consent": "ask"', '"consent": "notice"'));
  const named = (setup: Setup, day: string) =>
    findProblems(setup, new Date(`${day}T00:00:00+05:30`)).filter(({ what }) => what.includes('13 May 2027'));

  it('the consent mode notice is reported from 13 May 2027 on, and ask is no problem', () => {
    expect(named(showing(), '2027-05-12')).toEqual([]);
    expect(named(showing(), '2027-05-13')).toMatchObject([{ file: config }]);
    expect(named(goodSetup(), '2027-05-13')).toEqual([]);
  });
});

it('a build with the login form and its style passes, and so does a missing build', () => {
  const setup = goodSetup();
  expect(buildProblems(setup)).toEqual([]);
  setup.texts[FILES.builtPage] = '<head><style>a{}</style></head>';
  expect(buildProblems(setup)).toEqual([]);
});

const STAGING: Record<string, string> = {
  ...SETTINGS,
  VITE_FIREBASE_PROJECT_ID: 'onboarding-staging',
  VITE_FIREBASE_AUTH_DOMAIN: 'onboarding-staging.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'onboarding-staging.appspot.com',
};
const staging = (own: Record<string, string>): Setup => {
  const setup = goodSetup();
  return {
    mode: 'staging',
    settings: { ...setup.settings, ...own },
    texts: { ...setup.texts, '.env.staging': linesOf(own) },
  };
};

it('another environment takes no Firebase setting from the production file', () => {
  const { VITE_FIREBASE_APP_ID: _, ...others } = STAGING;
  expect(findProblems(staging(others)).map(textOf)).toEqual([
    '.env.local:6  VITE_FIREBASE_APP_ID for --mode staging comes from the file of another environment. Put it into .env.staging.',
  ]);
});

it('two environments may share the mail services', () => {
  const { VITE_MAIL_API_BASE_URL: _, VITE_AUTOMAILER_BASE_URL: __, ...others } = STAGING;
  expect(findProblems(staging(others))).toEqual([]);
});

import { describe, expect, it, test } from 'vitest';
import { buildProblems } from '../../../../scripts/deploy/delivery.ts';
import {
  findProblems,
  notChecked,
  projectProblems,
  textOf,
} from '../../../../scripts/deploy/findProblems.ts';
import { FILES, type Problem, type Setup } from '../../../../scripts/deploy/setup.ts';
import { parseEnv } from '../../../../src/config/parseEnv.ts';
import { goodSetup, linesOf, repositoryTexts, SETTINGS, withSetting, withText } from './setups.ts';

const { rules, companies, firebaseJson, indexes, security } = FILES;

/** What stands in the line that a problem names. */
function lineNamed({ texts }: Setup, { file, line = 0 }: Problem): string {
  return texts[file]?.split('\n')[line - 1] ?? '';
}

function gst(setup: Setup): string {
  return setup.texts[companies]?.match(/27AABCA0001Z1Z\w/)?.[0] ?? '';
}

const changed = (path: string, from: string | RegExp, to: string) => () =>
  withText(path, (text) => text.replace(from, to));
const set = (name: string, value: string) => () => withSetting(name, value);

/** One broken set-up for each kind: how it is broken, where it says so, what stands there, and what it says. */
const BROKEN: [name: string, setup: () => Setup, file: string, there: string, what: RegExp][] = [
  [
    'an API key that is none',
    set('VITE_FIREBASE_API_KEY', 'demo-key'),
    '.env.local',
    'API_KEY=demo-key',
    /no API key/,
  ],
  [
    'an auth domain with https',
    set('VITE_FIREBASE_AUTH_DOMAIN', 'https://a.firebaseapp.com'),
    '.env.local',
    'AUTH_DOMAIN=https',
    /no host name/,
  ],
  [
    'an app ID of Android',
    set('VITE_FIREBASE_APP_ID', '1:12:android:0a'),
    '.env.local',
    'APP_ID=1:12',
    /no ID of a web app/,
  ],
  [
    'a mail service over http',
    set('VITE_MAIL_API_BASE_URL', 'http://mail.group.in'),
    '.env.local',
    'MAIL_API_BASE_URL=http:',
    /no https/,
  ],
  [
    'a mail service with a query',
    set('VITE_MAIL_API_BASE_URL', 'https://mail.group.in/?a=1'),
    '.env.local',
    'MAIL_API_BASE_URL=',
    /\? or #/,
  ],
  [
    'a work domain with @',
    set('VITE_WORK_EMAIL_DOMAINS', 'group.in,@group-digital.in'),
    '.env.local',
    'WORK_EMAIL_DOMAINS',
    /no domain: "@group/,
  ],
  [
    'approval links that do neither',
    set('VITE_APPROVAL_LINKS', 'maybe'),
    '.env.local',
    'APPROVAL_LINKS=maybe',
    /neither run nor ask/,
  ],
  [
    'a brand video over http',
    set('VITE_BRAND_VIDEO_URL', 'http://a.in/b.mp4'),
    '.env.local',
    'VIDEO_URL=http:',
    /neither/,
  ],
  [
    'a site key that is none',
    set('VITE_APP_CHECK_SITE_KEY', 'yes'),
    '.env.local',
    'SITE_KEY=yes',
    /no reCAPTCHA site key/,
  ],
  [
    'emulators',
    set('VITE_USE_EMULATORS', 'auth=127.0.0.1:9099'),
    '.env.local',
    'EMULATORS=auth',
    /must not look for emulators/,
  ],
  [
    'example domains in the rules',
    changed(rules, "'group.in'", "'agency.example'"),
    rules,
    "return ['agency.example'",
    /example domains: agency.example/,
  ],
  [
    'a domain in capitals in the rules',
    changed(rules, "'group.in'", "'Group.in'"),
    rules,
    "'Group.in'",
    /nobody matches Group.in/,
  ],
  [
    'no function workDomains',
    changed(rules, 'function workDomains()', 'function domains()'),
    rules,
    'rules_version',
    /no function workDomains/,
  ],
  [
    'the example group',
    changed(companies, 'Media Group', 'Example Media Group'),
    companies,
    'GROUP_NAME',
    /GROUP_NAME/,
  ],
  [
    'no company table',
    changed(companies, 'COMPANIES', 'OFFICES'),
    companies,
    "group's own name",
    /No offices/,
  ],
  [
    'no companies()',
    changed(rules, 'function companies()', 'function offices()'),
    rules,
    'rules_version',
    /No offices/,
  ],
  [
    'an address in the program only',
    changed(companies, 'Silver House', 'Copper House'),
    rules,
    "'state': 'Maharashtra'",
    /Maharashtra differs from src\/domain\/records\/companies.ts:14/,
  ],
  [
    'an office in the rules only',
    changed(companies, /\{\s*state: 'Tamil Nadu',[^}]*\},/, ''),
    companies,
    'COMPANIES',
    /lacks Tamil Nadu/,
  ],
  [
    'the example mail origin',
    changed(firebaseJson, 'https://mail.group.in', 'https://mail.group.in https://mail.example'),
    firebaseJson,
    'connect-src',
    /still allows https:\/\/mail.example/,
  ],
  [
    'a missing mail origin',
    changed(firebaseJson, 'https://automailer.group.in', ''),
    firebaseJson,
    'connect-src',
    /lacks https:\/\/automailer.group.in:/,
  ],
  [
    'no policy',
    changed(firebaseJson, '"Content-Security-Policy"', '"X-Policy"'),
    firebaseJson,
    'default-src',
    /no Content-Security-Policy/,
  ],
  [
    'the example contact',
    changed(security, 'security@group.in', 'security@your-domain'),
    security,
    'security@your-domain',
    /security@your-domain is still/,
  ],
  [
    'a missing index',
    changed(indexes, '"DESCENDING"', '"ASCENDING"'),
    indexes,
    '{',
    /no index over progress: fpocno ascending, since descending/,
  ],
  [
    'a list of indexes that is none',
    changed(indexes, '"indexes"', '"indices"'),
    indexes,
    '{',
    /no list of indexes/,
  ],
  [
    'a bucket of another name',
    set('VITE_FIREBASE_STORAGE_BUCKET', 'group-files'),
    rules,
    'bucketAddress()',
    /does not know the bucket group-files/,
  ],
];

describe('a set-up', () => {
  it('has no problem when everything is filled in', () => {
    expect(findProblems(goodSetup())).toEqual([]);
  });

  it.each(BROKEN)('with %s: is told where, and what to do', (_name, setup, file, there, what) => {
    const broken = setup();
    const problems = findProblems(broken);
    expect(problems.map(textOf)).toEqual([expect.stringMatching(what)]);
    expect(problems[0]?.file).toBe(file);
    expect(lineNamed(broken, problems[0] as Problem)).toContain(there);
  });

  it.each(Object.keys(SETTINGS))('without %s is told in which file it belongs', (name) => {
    const setup = withSetting(name, '');
    expect(findProblems(setup).map(textOf)).toContainEqual(
      expect.stringMatching(new RegExp(`^\\.env\\.local:8 {2}${name} is missing\\.`)),
    );
  });

  it('without any .env file is told to make .env.local', () => {
    const setup = { ...goodSetup(), settings: {} };
    delete setup.texts['.env.local'];
    const [first] = findProblems(setup);
    expect(first).toMatchObject({ file: '.env.local', line: 1, what: expect.stringContaining('is missing') });
  });

  it('is asked for every setting that the portal cannot do without', () => {
    const result = parseEnv({});
    const asked = findProblems({ ...goodSetup(), settings: {} }).flatMap(
      ({ what }) => what.match(/^VITE_\w+/) ?? [],
    );
    expect(asked).toEqual(result.ok ? [] : result.missing);
  });

  it('of a demo project is refused', () => {
    const setup = withSetting('VITE_FIREBASE_PROJECT_ID', 'demo-onboarding');
    setup.settings.VITE_FIREBASE_STORAGE_BUCKET = 'demo-onboarding.appspot.com';
    expect(findProblems(setup).map(textOf)).toEqual([
      expect.stringMatching(/^\.env\.local:8 .*demo- project exists on emulators only/),
    ]);
  });

  it('with an example mail service hears of the setting and of the policy', () => {
    const problems = findProblems(withSetting('VITE_MAIL_API_BASE_URL', 'https://mail.example'));
    expect(problems.map(textOf)).toEqual([
      expect.stringMatching(/^\.env\.local:8 .*still an example/),
      expect.stringMatching(/^firebase\.json:\d+ .*lacks https:\/\/mail.example:/),
    ]);
  });

  it('whose domains differ hears of both sides', () => {
    const problems = findProblems(withSetting('VITE_WORK_EMAIL_DOMAINS', 'group.in,group-films.in'));
    expect(problems.map(textOf)).toEqual([
      expect.stringMatching(/^firestore\.rules:\d+ {2}workDomains\(\) lacks group-films\.in/),
      expect.stringMatching(/^\.env\.local:8 {2}VITE_WORK_EMAIL_DOMAINS lacks group-digital\.in/),
    ]);
  });

  it('may name a bucket of its own in the rules', () => {
    const setup = withSetting('VITE_FIREBASE_STORAGE_BUCKET', 'group-files.in');
    setup.texts[rules] = (setup.texts[rules] ?? '').replace(
      "+ '/v0/b/' + request.auth.token.aud",
      "+ '/v0/b/(group-files[.]in|' + request.auth.token.aud",
    );
    expect(findProblems(setup)).toEqual([]);
  });

  it('is read past comments with quotes and brackets in them', () => {
    const setup = withText(rules, (text) =>
      text.replace("return ['group.in'", "// The group's, } and {\n      return ['group.in'"),
    );
    expect(findProblems(setup)).toEqual([]);
  });
});

describe('the company table', () => {
  const both = (change: (text: string) => string) => {
    const setup = goodSetup();
    for (const path of [companies, rules]) setup.texts[path] = change(setup.texts[path] ?? '');
    return setup;
  };

  it('with a mistyped GSTIN names its line', () => {
    const right = gst(goodSetup());
    const wrong = `${right.slice(0, 14)}${right.endsWith('A') ? 'B' : 'A'}`;
    const setup = both((text) => text.replace(right, wrong));
    const problems = findProblems(setup);
    expect(problems.map(textOf)).toEqual([expect.stringMatching(/is no GSTIN\. The check digit/)]);
    expect(lineNamed(setup, problems[0] as Problem)).toContain(`gstin: '${wrong}'`);
  });

  it('with a GSTIN of another form names its line', () => {
    const setup = both((text) => text.replace(gst(goodSetup()), '27AABC'));
    expect(findProblems(setup).map(textOf)).toEqual([expect.stringContaining('27AABC is no GSTIN. ')]);
  });

  it('with a stateCode that is not that of the GSTIN is told so', () => {
    const setup = both((text) => text.replace("stateCode: '36'", "stateCode: '37'"));
    expect(findProblems(setup).map(textOf)).toEqual([expect.stringContaining('but stateCode says 37')]);
  });

  it('with the GSTIN of another state is told the code', () => {
    const setup = both((text) => text.replaceAll('Karnataka', 'Kerala'));
    expect(findProblems(setup).map(textOf)).toEqual([
      expect.stringMatching(/starts with 29, but the code of Kerala is 32/),
    ]);
  });

  it('with two offices in a state is told to keep one', () => {
    const setup = both((text) =>
      text.replaceAll('Tamil Nadu', 'Karnataka').replaceAll(/'33(A\w+)'/g, "'29$1'"),
    );
    expect(findProblems(setup).map(textOf)).toContainEqual(
      expect.stringContaining('Karnataka has two offices'),
    );
  });

  it('lacking an office in the rules is told that its declarations are refused', () => {
    const setup = withText(rules, (text) => text.replace(/,\s*\{\s*'state': 'Tamil Nadu'[^}]*\}/, ''));
    expect(findProblems(setup).map(textOf)).toEqual([
      expect.stringMatching(
        /^firestore\.rules:\d+ {2}companies\(\) lacks Tamil Nadu of src\/domain\/records\/companies.ts:38/,
      ),
    ]);
  });
});

test('this repository lacks exactly what it has examples for', () => {
  const settings = { ...SETTINGS, VITE_WORK_EMAIL_DOMAINS: 'agency.example,media.example' };
  const setup = {
    mode: 'production',
    settings,
    texts: { ...repositoryTexts(), '.env.local': linesOf(settings) },
  };
  const offices = 'Maharashtra, Telangana, Haryana, Karnataka, Tamil Nadu';
  const found = findProblems(setup);
  expect(found.map(({ file, what }) => `${file}: ${what.split('. ')[0]}`)).toEqual([
    '.env.local: VITE_WORK_EMAIL_DOMAINS still has example domains: agency.example, media.example.',
    'firestore.rules: workDomains() still has example domains: agency.example, media.example, digital.example, creative.example',
    'src/domain/records/companies.ts: GROUP_NAME is still the example',
    `src/domain/records/companies.ts: The company table still has fictional offices: ${offices}`,
    `firestore.rules: companies() still has fictional offices: ${offices}`,
    'firebase.json: connect-src still allows https://mail.example',
    'firebase.json: connect-src lacks https://mail.group.in: the browser would block the mails',
    'firebase.json: connect-src lacks https://automailer.group.in: the browser would block the mails',
    'SECURITY.md: security@your-domain is still the example',
  ]);
  expect(found.map((problem) => lineNamed(setup, problem)).every((line) => line !== '')).toBe(true);
});

describe('the build', () => {
  const built = (page: string) => {
    const setup = goodSetup();
    setup.texts[FILES.builtPage] = page;
    return setup;
  };
  const withForm = built('<head><style>a{}</style></head>');

  it('has the login form and its style', () => {
    expect(buildProblems(withForm)).toEqual([]);
  });

  it('is told when it had no settings to render the form with', () => {
    expect(buildProblems(built('<head></head>')).map(textOf)).toEqual([
      expect.stringMatching(/^dist\/index\.html:1 .*lacked settings/),
    ]);
  });

  it('is not looked at when there is none, which is said', () => {
    expect(buildProblems(goodSetup())).toEqual([]);
    expect(notChecked(goodSetup())).toContain('npm run build');
    expect(notChecked(withForm)).not.toContain('npm run build');
  });
});

describe('another environment', () => {
  const STAGING: Record<string, string> = {
    ...SETTINGS,
    VITE_FIREBASE_PROJECT_ID: 'onboarding-staging',
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

  it('with a file of its own has no problem', () => {
    expect(findProblems(staging(STAGING))).toEqual([]);
  });

  it('takes no setting of Firebase from the production file', () => {
    const { VITE_FIREBASE_APP_ID: _, ...others } = STAGING;
    expect(findProblems(staging(others)).map(textOf)).toEqual([
      '.env.local:6  VITE_FIREBASE_APP_ID for --mode staging comes from the file of another environment. Put it into .env.staging.',
    ]);
  });

  it('may share the mail services', () => {
    const { VITE_MAIL_API_BASE_URL: _, VITE_AUTOMAILER_BASE_URL: __, ...others } = STAGING;
    expect(findProblems(staging(others))).toEqual([]);
  });

  it('is deployed to its own project only', () => {
    expect(projectProblems(staging(STAGING), 'onboarding-staging')).toEqual([]);
    expect(projectProblems(staging(STAGING), undefined)).toEqual([]);
    expect(projectProblems(staging(STAGING), 'onboarding-live')).toEqual([
      '--project is onboarding-live, but --mode staging builds for onboarding-staging: rules and portal would go to different projects.',
    ]);
  });
});

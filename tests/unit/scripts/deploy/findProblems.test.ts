import { describe, expect, it, test } from 'vitest';
import { buildProblems } from '../../../../scripts/deploy/delivery.ts';
import { findProblems, notChecked, projectProblems } from '../../../../scripts/deploy/findProblems.ts';
import { FILES, type Setup } from '../../../../scripts/deploy/setup.ts';
import { type Problem, textOf } from '../../../../scripts/setup/configFile.ts';
import { parseEnv } from '../../../../src/config/parseEnv.ts';
import { goodSetup, linesOf, repositoryTexts, SETTINGS, withSetting, withText } from './setups.ts';

const { config, rules, indexes, security } = FILES;

/** What stands in the line that a problem names. */
function lineNamed({ texts }: Setup, { file, line = 0 }: Problem): string {
  return texts[file]?.split('\n')[line - 1] ?? '';
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
    'other domains than the rules',
    set('VITE_WORK_EMAIL_DOMAINS', 'group.in'),
    '.env.local',
    'WORK_EMAIL_DOMAINS',
    /has to be group\.in,group-digital\.in, as portal\.config\.ts and the rules say/,
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
    'the example group',
    changed(config, "groupName = 'Silver", "groupName = 'Example"),
    config,
    'groupName =',
    /groupName still has an example: Example Media Group\. Run npm run setup/,
  ],
  [
    'an example office',
    changed(config, "name: 'Silver Media Group'", "name: 'Sample Media Group'"),
    config,
    'Sample Media Group',
    /companies still has an example/,
  ],
  [
    'a domain that the rules do not have yet',
    changed(rules, "'group.in', 'group-digital.in'", "'group.in'"),
    rules,
    "'group.in'",
    /differs from portal\.config\.ts/,
  ],
  [
    'a mistyped GSTIN',
    changed(config, /27AABCA0001Z1Z\w/, '27AABCA0001Z1Z0'),
    config,
    '27AABCA0001Z1Z0',
    /is no GSTIN of a state/,
  ],
  [
    'an office in the rules only',
    changed(rules, 'Silver House', 'Copper House'),
    rules,
    'Copper House',
    /differs from portal\.config\.ts/,
  ],
  [
    'another mail service than the policy allows',
    set('VITE_AUTOMAILER_BASE_URL', 'https://notices.group.in/v2'),
    config,
    'mailOrigins =',
    /mailOrigins lacks https:\/\/notices\.group\.in:/,
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
      expect.stringMatching(/^portal\.config\.ts:\d+ .*lacks https:\/\/mail.example:/),
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
});

test('this repository lacks exactly what it has examples for', { tags: ['config-examples'] }, () => {
  const setup = { ...goodSetup(), texts: { ...repositoryTexts(), '.env.local': linesOf(SETTINGS) } };
  const found = findProblems(setup);
  expect(found.map(({ file, what }) => `${file}: ${what.split('. ')[0]}`)).toEqual([
    'portal.config.ts: groupName still has an example: Example Media Group',
    'portal.config.ts: workDomains still has an example: agency.example',
    'portal.config.ts: companies still has an example: Example Media Group',
    'portal.config.ts: mail still has an example: portal@agency.example',
    'portal.config.ts: mailOrigins still has an example: https://mail.example',
    expect.stringMatching(/^\.env\.local: VITE_WORK_EMAIL_DOMAINS has to be agency\.example,/),
    'portal.config.ts: mailOrigins lacks https://mail.group.in: the browser would block the mails.',
    'portal.config.ts: mailOrigins lacks https://automailer.group.in: the browser would block the mails.',
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

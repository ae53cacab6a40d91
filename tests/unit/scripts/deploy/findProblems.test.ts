import { describe, expect, it, test } from 'vitest';
import { buildProblems } from '../../../../scripts/deploy/delivery.ts';
import { findProblems, notChecked, projectProblems } from '../../../../scripts/deploy/findProblems.ts';
import { FILES, type Setup } from '../../../../scripts/deploy/setup.ts';
import { type Problem, textOf } from '../../../../scripts/setup/configFile.ts';
import { parseEnv } from '../../../../src/config/parseEnv.ts';
import { goodSetup, linesOf, repositoryTexts, SETTINGS, withSetting, withText } from './setups.ts';

const { config, firebaseJson, rules, storageRules, indexes, security } = FILES;

/** The line of a problem, or the whole file without a line. */
function placeNamed({ texts }: Setup, { file, line }: Problem): string {
  const text = texts[file] ?? '';
  return line === undefined ? text : (text.split('\n')[line - 1] ?? '');
}

const changed = (path: string, from: string | RegExp, to: string) => () =>
  withText(path, (text) => text.replace(from, to));
const set = (name: string, value: string) => () => withSetting(name, value);

interface BrokenSetup {
  name: string;
  change: () => Setup;
  file: string;
  /** A part of the reported place. */
  place: string;
  message: RegExp;
}

/** One case per problem. */
const BROKEN: BrokenSetup[] = [
  {
    name: 'an API key that is none',
    change: set('VITE_FIREBASE_API_KEY', 'demo-key'),
    file: '.env.local',
    place: 'API_KEY=demo-key',
    message: /no API key/,
  },
  {
    name: 'an auth domain with https',
    change: set('VITE_FIREBASE_AUTH_DOMAIN', 'https://a.firebaseapp.com'),
    file: '.env.local',
    place: 'AUTH_DOMAIN=https',
    message: /no host name/,
  },
  {
    name: 'an app ID of Android',
    change: set('VITE_FIREBASE_APP_ID', '1:12:android:0a'),
    file: '.env.local',
    place: 'APP_ID=1:12',
    message: /no ID of a web app/,
  },
  {
    name: 'a mail service over http',
    change: set('VITE_MAIL_API_BASE_URL', 'http://mail.group.in'),
    file: '.env.local',
    place: 'MAIL_API_BASE_URL=http:',
    message: /no https/,
  },
  {
    name: 'a mail service with a query',
    change: set('VITE_MAIL_API_BASE_URL', 'https://mail.group.in/?a=1'),
    file: '.env.local',
    place: 'MAIL_API_BASE_URL=',
    message: /\? or #/,
  },
  {
    name: 'other domains than the rules',
    change: set('VITE_WORK_EMAIL_DOMAINS', 'group.in'),
    file: '.env.local',
    place: 'WORK_EMAIL_DOMAINS',
    message: /has to be group\.in,group-digital\.in, as portal\.config\.json and the rules say/,
  },
  {
    name: 'approval links that do neither',
    change: set('VITE_APPROVAL_LINKS', 'maybe'),
    file: '.env.local',
    place: 'APPROVAL_LINKS=maybe',
    message: /neither run nor ask/,
  },
  {
    name: 'the auth domain of another project',
    change: set('VITE_FIREBASE_AUTH_DOMAIN', 'another.firebaseapp.com'),
    file: '.env.local',
    place: 'AUTH_DOMAIN=another',
    message: /is another\.firebaseapp\.com, which is not of the project onboarding-live/,
  },
  {
    name: 'no choice of what approval links do',
    change: set('VITE_APPROVAL_LINKS', ''),
    file: '.env.local',
    place: 'APPROVAL_LINKS=',
    message: /is missing.*ask makes every approval link show the facts.*run lets a link decide by itself/,
  },
  {
    name: 'a firebase.json that is no JSON',
    change: changed(firebaseJson, '"hosting": {', '"hosting": {,'),
    file: firebaseJson,
    place: '{',
    message: /This is no JSON\. Restore it from git/,
  },
  {
    name: 'empty storage rules',
    change: changed(storageRules, /^[\s\S]+$/, ''),
    file: storageRules,
    place: '',
    message: /The rules are missing\. Restore it from git/,
  },
  {
    name: 'storage rules that let everybody write',
    change: changed(storageRules, /allow create, update: if [^;]+;/, 'allow create: if true;'),
    file: storageRules,
    place: 'if true',
    message: /This rule lets everybody in/,
  },
  {
    name: 'storage rules without a condition',
    change: changed(storageRules, /allow create, update: if [^;]+;/, 'allow read, write;'),
    file: storageRules,
    place: 'allow read, write;',
    message: /This rule lets everybody in/,
  },
  {
    name: 'database rules that let everybody read',
    change: changed(rules, /allow get: if [^;]+;/, 'allow get: if true;'),
    file: rules,
    place: 'if true',
    message: /This rule lets everybody in/,
  },
  {
    name: 'a brand video over http',
    change: set('VITE_BRAND_VIDEO_URL', 'http://a.in/b.mp4'),
    file: '.env.local',
    place: 'VIDEO_URL=http:',
    message: /neither/,
  },
  {
    name: 'a site key that is none',
    change: set('VITE_APP_CHECK_SITE_KEY', 'yes'),
    file: '.env.local',
    place: 'SITE_KEY=yes',
    message: /no reCAPTCHA site key/,
  },
  {
    name: 'emulators',
    change: set('VITE_USE_EMULATORS', 'auth=127.0.0.1:9099'),
    file: '.env.local',
    place: 'EMULATORS=auth',
    message: /must not look for emulators/,
  },
  {
    name: 'the example portal',
    change: changed(config, '"portalName": "Onboarding', '"portalName": "Example'),
    file: config,
    place: '"portalName": "Example',
    message: /portalName still has an example: Example Portal\. Run npm run setup/,
  },
  {
    name: 'an example office',
    change: changed(config, '"name": "Silver Media Group"', '"name": "Sample Media Group"'),
    file: config,
    place: 'Sample Media Group',
    message: /companies still has an example/,
  },
  {
    name: 'a domain that the rules do not have yet',
    change: changed(rules, "'group.in', 'group-digital.in'", "'group.in'"),
    file: rules,
    place: "'group.in'",
    message: /differs from portal\.config\.json/,
  },
  {
    name: 'a mistyped GSTIN',
    change: changed(config, /27AABCA0001Z1Z\w/, '27AABCA0001Z1Z0'),
    file: config,
    place: '27AABCA0001Z1Z0',
    message: /is no GSTIN of a state/,
  },
  {
    name: 'an office in the rules only',
    change: changed(rules, 'Silver House', 'Copper House'),
    file: rules,
    place: 'Copper House',
    message: /differs from portal\.config\.json/,
  },
  {
    name: 'storage rules with another form than the registry',
    change: changed(storageRules, "formStatus(user, 'msa')", "formStatus(user, 'other')"),
    file: storageRules,
    place: "'other'",
    message: /differs from src\/domain\/forms\/registry\.ts/,
  },
  {
    name: 'another mail service than the policy allows',
    change: set('VITE_AUTOMAILER_BASE_URL', 'https://notices.group.in/v2'),
    file: config,
    place: '"mailOrigins"',
    message: /mailOrigins lacks https:\/\/notices\.group\.in:/,
  },
  {
    name: 'the example contact',
    change: changed(security, 'security@group.in', 'security@your-domain'),
    file: security,
    place: 'security@your-domain',
    message: /security@your-domain is still/,
  },
  {
    name: 'a missing index',
    change: changed(indexes, '"DESCENDING"', '"ASCENDING"'),
    file: indexes,
    place: '{',
    message: /no index over progress: known descending, since ascending/,
  },
  {
    name: 'a list of indexes that is none',
    change: changed(indexes, '"indexes"', '"indices"'),
    file: indexes,
    place: '{',
    message: /no list of indexes/,
  },
  {
    name: 'a bucket of another name',
    change: set('VITE_FIREBASE_STORAGE_BUCKET', 'group-files'),
    file: rules,
    place: 'bucketAddress()',
    message: /does not know the bucket group-files/,
  },
];

describe('a set-up', () => {
  it('a set-up in which everything is filled in has no problem', () => {
    expect(findProblems(goodSetup())).toEqual([]);
  });

  it.each(BROKEN)(
    'with $name: reports the file, the place and the remedy',
    { tags: ['tool-deploy'] },
    ({ change, file, place, message }) => {
      const broken = change();
      const problems = findProblems(broken);
      expect(problems.map(textOf)).toEqual([expect.stringMatching(message)]);
      expect(problems[0]?.file).toBe(file);
      expect(placeNamed(broken, problems[0] as Problem)).toContain(place);
    },
  );

  it.each(Object.keys(SETTINGS))('without %s is told in which file it belongs', (name) => {
    const setup = withSetting(name, '');
    expect(findProblems(setup).map(textOf)).toContainEqual(
      expect.stringMatching(new RegExp(`^\\.env\\.local:9 {2}${name} is missing\\.`)),
    );
  });

  it('without any .env file shows how to make .env.local', () => {
    const setup = { ...goodSetup(), settings: {} };
    delete setup.texts['.env.local'];
    const [first] = findProblems(setup);
    expect(first).toMatchObject({ file: '.env.local', line: 1, what: expect.stringContaining('is missing') });
  });

  it('needs every required setting', () => {
    const result = parseEnv({});
    const asked = findProblems({ ...goodSetup(), settings: {} }).flatMap(
      ({ what }) => what.match(/^VITE_\w+/) ?? [],
    );
    // Development may leave the choice of the approval links open, a deployment may not.
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

  it('may have a custom auth domain', () => {
    expect(findProblems(withSetting('VITE_FIREBASE_AUTH_DOMAIN', 'login.group.in'))).toEqual([]);
  });

  it('may name another bucket in the rules', () => {
    const setup = withSetting('VITE_FIREBASE_STORAGE_BUCKET', 'group-files.in');
    setup.texts[rules] = (setup.texts[rules] ?? '').replace(
      "+ '/v0/b/' + request.auth.token.aud",
      "+ '/v0/b/(group-files[.]in|' + request.auth.token.aud",
    );
    expect(findProblems(setup)).toEqual([]);
  });
});

describe('the mode notice', { tags: ['notice-date'] }, () => {
  const showing = () => withText(config, (text) => text.replace('"consent": "ask"', '"consent": "notice"'));
  const named = (setup: Setup, day: string) =>
    findProblems(setup, new Date(`${day}T00:00:00+05:30`)).filter(({ what }) => what.includes('13 May 2027'));

  it('the consent mode notice is reported from 13 May 2027 on', () => {
    expect(named(showing(), '2027-05-12')).toEqual([]);
    expect(named(showing(), '2027-05-13')).toMatchObject([{ file: config }]);
  });

  it('the consent mode ask is no problem', () => {
    expect(named(goodSetup(), '2027-05-13')).toEqual([]);
  });
});

test('this repository lacks exactly the values that are examples', { tags: ['config-examples'] }, () => {
  const setup = { ...goodSetup(), texts: { ...repositoryTexts(), '.env.local': linesOf(SETTINGS) } };
  const found = findProblems(setup, new Date('2026-11-24'));
  expect(found.map(({ file, what }) => `${file}: ${what.split('. ')[0]}`)).toEqual([
    'portal.config.json: groupName still has an example: Example Media Group',
    'portal.config.json: workDomains still has an example: agency.example',
    'portal.config.json: companies still has an example: Example Media Group',
    'portal.config.json: mail still has an example: portal@agency.example',
    'portal.config.json: mailOrigins still has an example: https://mail.example',
    'portal.config.json: privacy still has an example: privacy@agency.example',
    expect.stringMatching(/^\.env\.local: VITE_WORK_EMAIL_DOMAINS has to be agency\.example,/),
    'portal.config.json: mailOrigins lacks https://mail.group.in: the browser would block the mails.',
    'portal.config.json: mailOrigins lacks https://automailer.group.in: the browser would block the mails.',
    'SECURITY.md: security@your-domain is still the example',
  ]);
  expect(found.map((problem) => placeNamed(setup, problem)).every((line) => line !== '')).toBe(true);
});

describe('the build', () => {
  const built = (page: string) => {
    const setup = goodSetup();
    setup.texts[FILES.builtPage] = page;
    return setup;
  };
  const withForm = built('<head><style>a{}</style></head>');

  it('the build has the login form and its style', () => {
    expect(buildProblems(withForm)).toEqual([]);
  });

  it('a build without settings for the form is reported', () => {
    expect(buildProblems(built('<head></head>')).map(textOf)).toEqual([
      expect.stringMatching(/^dist\/index\.html:1 .*lacked settings/),
    ]);
  });

  it('a missing build is skipped, with a note', () => {
    expect(buildProblems(goodSetup())).toEqual([]);
    expect(notChecked(goodSetup())).toContain('npm run build');
    expect(notChecked(withForm)).not.toContain('npm run build');
  });
});

describe('another environment', () => {
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

  it('an environment with its own file has no problem', () => {
    expect(findProblems(staging(STAGING))).toEqual([]);
  });

  it('takes no Firebase setting from the production file', () => {
    const { VITE_FIREBASE_APP_ID: _, ...others } = STAGING;
    expect(findProblems(staging(others)).map(textOf)).toEqual([
      '.env.local:6  VITE_FIREBASE_APP_ID for --mode staging comes from the file of another environment. Put it into .env.staging.',
    ]);
  });

  it('may share the mail services', () => {
    const { VITE_MAIL_API_BASE_URL: _, VITE_AUTOMAILER_BASE_URL: __, ...others } = STAGING;
    expect(findProblems(staging(others))).toEqual([]);
  });

  it('a build is deployed to its own project only', () => {
    expect(projectProblems(staging(STAGING), 'onboarding-staging')).toEqual([]);
    expect(projectProblems(staging(STAGING), undefined)).toEqual([]);
    expect(projectProblems(staging(STAGING), 'onboarding-live')).toEqual([
      '--project is onboarding-live, but --mode staging builds for onboarding-staging: rules and portal would go to different projects.',
    ]);
  });
});

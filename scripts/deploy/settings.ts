import { isExampleHost } from '../../src/config/portalSettings.ts';
import type { Problem } from '../setup/configFile.ts';
import { FILES, lineOf, ownEnvFiles, placeOf, type Setup } from './setup.ts';

interface Setting {
  name: string;
  /** Where a deployer finds the value. */
  source: string;
  isOptional?: true;
  /** What is wrong with a value; undefined for a valid one. */
  fault: (value: string) => string | undefined;
}

const PROJECT_ID = 'VITE_FIREBASE_PROJECT_ID';
const AUTH_DOMAIN = 'VITE_FIREBASE_AUTH_DOMAIN';
const BUCKET = 'VITE_FIREBASE_STORAGE_BUCKET';
const CONSOLE = 'the Firebase console, Project settings, "Your apps"';
const HOST_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

const SETTINGS: Setting[] = [
  {
    name: 'VITE_FIREBASE_API_KEY',
    source: CONSOLE,
    fault: unless(/^[\w.-]{30,}$/, 'is no API key: those are letters, digits, - and _, about 40 of them'),
  },
  {
    name: AUTH_DOMAIN,
    source: CONSOLE,
    fault: unless(HOST_NAME, 'is no host name such as your-project.firebaseapp.com, without https://'),
  },
  { name: PROJECT_ID, source: CONSOLE, fault: projectFault },
  {
    name: BUCKET,
    source: CONSOLE,
    fault: unless(
      /^[a-z0-9][a-z0-9._-]+[a-z0-9]$/,
      'is no bucket name such as your-project.firebasestorage.app',
    ),
  },
  {
    name: 'VITE_FIREBASE_APP_ID',
    source: CONSOLE,
    fault: unless(/^1:\d+:web:[0-9a-f]+$/, 'is no ID of a web app, such as 1:123456789012:web:0a1b2c3d'),
  },
  { name: 'VITE_MAIL_API_BASE_URL', source: 'who runs the mail service', fault: serviceFault },
  { name: 'VITE_AUTOMAILER_BASE_URL', source: 'who runs the mail service', fault: serviceFault },
  {
    name: 'VITE_WORK_EMAIL_DOMAINS',
    source: 'portal.config.json; npm run setup has it in .env.example',
    fault: () => undefined,
  },
  {
    name: 'VITE_APPROVAL_LINKS',
    source:
      'your choice: ask makes every approval link show the facts and wait for a person (recommended), run lets a link decide by itself',
    fault: unless(/^(run|ask)$/, 'is neither run nor ask'),
  },
  {
    name: 'VITE_BRAND_VIDEO_URL',
    source: '',
    isOptional: true,
    fault: unless(/^(https:\/\/|\/)\S+$/, 'is neither an https:// address nor a path such as /brand.mp4'),
  },
  {
    name: 'VITE_APP_CHECK_SITE_KEY',
    source: '',
    isOptional: true,
    fault: unless(
      /^[\w-]{20,}$/,
      'is no reCAPTCHA site key: those are letters, digits, - and _, about 40 of them',
    ),
  },
];

/** Settings that are missing, malformed, of the local stack, or of another environment. */
export function settingProblems(setup: Setup): Problem[] {
  const emulators = setup.settings.VITE_USE_EMULATORS?.trim()
    ? [
        {
          ...placeOf(setup, 'VITE_USE_EMULATORS'),
          what: 'VITE_USE_EMULATORS is set: a deployed portal must not look for emulators. Remove the line.',
        },
      ]
    : [];
  return [
    ...SETTINGS.flatMap((setting) => problemsOf(setting, setup)),
    ...emulators,
    ...authDomainProblems(setup),
    ...bucketProblems(setup),
  ];
}

function problemsOf({ name, source, isOptional, fault }: Setting, setup: Setup): Problem[] {
  const value = setup.settings[name]?.trim() ?? '';
  const place = placeOf(setup, name);
  if (value === '') {
    return isOptional ? [] : [{ ...place, what: `${name} is missing. Its value comes from ${source}.` }];
  }
  const found = fault(value);
  if (found) return [{ ...place, what: `${name} ${found}.` }];
  const isOfAnother = name.startsWith('VITE_FIREBASE_') && !ownEnvFiles(setup.mode).includes(place.file);
  if (isOfAnother && place.line !== undefined) {
    return [
      {
        ...place,
        what: `${name} for --mode ${setup.mode} comes from the file of another environment. Put it into .env.${setup.mode}.`,
      },
    ];
  }
  return [];
}

/** Firebase's own domain of another project; a custom domain can be of any. */
function authDomainProblems(setup: Setup): Problem[] {
  const project = setup.settings[PROJECT_ID]?.trim();
  const domain = setup.settings[AUTH_DOMAIN]?.trim() ?? '';
  const [, owner = project] = /^([a-z\d-]+)\.(?:firebaseapp\.com|web\.app)$/i.exec(domain) ?? [];
  if (!project || owner === project) return [];
  const what = `${AUTH_DOMAIN} is ${domain}, which is not of the project ${project}: use ${project}.firebaseapp.com.`;
  return [{ ...placeOf(setup, AUTH_DOMAIN), what }];
}

/** R11: the rules take download links of buckets named after the project, and of those that bucketAddress() names. */
function bucketProblems(setup: Setup): Problem[] {
  const project = setup.settings[PROJECT_ID]?.trim();
  const bucket = setup.settings[BUCKET]?.trim();
  if (!project || !bucket) return [];
  if ([`${project}.appspot.com`, `${project}.firebasestorage.app`].includes(bucket)) return [];
  const rules = setup.texts[FILES.rules] ?? '';
  const rule = /function bucketAddress\(\) \{[^}]*/.exec(rules)?.[0] ?? '';
  if (rule.replaceAll('[.]', '.').includes(bucket)) return [];
  return [
    {
      file: FILES.rules,
      line: lineOf(rules, 'bucketAddress()'),
      what: `bucketAddress() does not know the bucket ${bucket} of ${BUCKET}, which is not named after the project ${project}: every upload would be refused. Correct the setting, or add the bucket to bucketAddress().`,
    },
  ];
}

function unless(pattern: RegExp, fault: string): Setting['fault'] {
  return (value) => (pattern.test(value) ? undefined : `${fault} (it is "${value}")`);
}

function projectFault(value: string): string | undefined {
  if (value.startsWith('demo-')) return `is ${value}: a demo- project exists on emulators only`;
  return unless(
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    'is no project ID: 6 to 30 small letters, digits and hyphens',
  )(value);
}

function serviceFault(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:') return `is no https:// address (it is "${value}")`;
  if (isExampleHost(url.hostname)) return `is still an example: ${value}`;
  if (url.search || url.hash) return `has a ? or # in it: ${value}. Paths are added to its end`;
  return undefined;
}

import { parseEnv } from '../../src/config/parseEnv.ts';
import { isExampleHost } from '../../src/config/portalSettings.ts';
import type { Problem } from '../setup/configFile.ts';
import { placeOf, type Setup } from './setup.ts';

/** The form of a value, and what is wrong with one of another form. */
const FORMS: Record<string, readonly [form: RegExp, fault: string]> = {
  VITE_FIREBASE_API_KEY: [/^[\w.-]{30,}$/, 'is no API key of about 40 letters, digits, - and _'],
  VITE_FIREBASE_AUTH_DOMAIN: [
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
    'is no host name such as your-project.firebaseapp.com, without https://',
  ],
  VITE_FIREBASE_PROJECT_ID: [
    /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    'is no ID of a project; a demo- project exists on emulators only',
  ],
  VITE_FIREBASE_APP_ID: [
    /^1:\d+:web:[0-9a-f]+$/,
    'is no ID of a web app, such as 1:123456789012:web:0a1b2c3d',
  ],
  VITE_APPROVAL_LINKS: [/^(run|ask)$/, 'is neither run nor ask'],
  VITE_BRAND_VIDEO_URL: [
    /^(https:\/\/|\/)\S+$/,
    'is neither an https:// address nor a path such as /brand.mp4',
  ],
  VITE_APP_CHECK_SITE_KEY: [/^[\w-]{20,}$/, 'is no reCAPTCHA site key of about 40 letters, digits, - and _'],
};

const SOURCES: Record<string, string> = {
  VITE_WORK_EMAIL_DOMAINS: 'portal.config.json; npm run setup has it in .env.example',
  VITE_APPROVAL_LINKS:
    'your choice: ask makes every approval link show the facts and wait for a person (recommended), run lets a link decide by itself',
};

function sourceOf(name: string): string {
  if (name.startsWith('VITE_FIREBASE_')) return 'the Firebase console, Project settings, "Your apps"';
  return SOURCES[name] ?? 'who runs the mail service';
}

/** Settings that are missing, malformed, of the local stack, or of another environment. */
export function settingProblems(setup: Setup): Problem[] {
  const { VITE_USE_EMULATORS: _, ...own } = setup.settings;
  const result = parseEnv(own);
  // Development may leave the choice open, a deployment may not.
  const missing = [
    ...(result.ok ? [] : result.missing),
    ...(own.VITE_APPROVAL_LINKS ? [] : ['VITE_APPROVAL_LINKS']),
  ];
  const faults = [
    ...missing.map((name) => [name, `is missing. Its value comes from ${sourceOf(name)}.`] as const),
    ...Object.keys(setup.settings).map((name) => [name, faultOf(name, setup)] as const),
  ];
  return faults.flatMap(([name, fault]) =>
    fault === undefined ? [] : [{ ...placeOf(setup, name), what: `${name} ${fault}` }],
  );
}

function faultOf(name: string, setup: Setup): string | undefined {
  const value = setup.settings[name];
  if (!value) return undefined;
  const [form, fault] = FORMS[name] ?? [];
  if (form && !form.test(value)) return `${fault} (it is "${value}").`;
  if (name.endsWith('_BASE_URL')) return serviceFault(value);
  if (name === 'VITE_USE_EMULATORS') {
    return 'is set: a deployed portal must not look for emulators. Remove the line.';
  }
  if (!name.startsWith('VITE_FIREBASE_')) return undefined;
  const { file } = placeOf(setup, name);
  if (setup.mode !== 'production' && ['.env.local', '.env'].includes(file)) {
    return `for --mode ${setup.mode} comes from the file of another environment. Put it into .env.${setup.mode}.`;
  }
  return name === 'VITE_FIREBASE_AUTH_DOMAIN' ? authDomainFault(value, setup) : undefined;
}

/** Firebase's own domain of another project; a custom domain can be of any. */
function authDomainFault(domain: string, { settings }: Setup): string | undefined {
  const project = settings.VITE_FIREBASE_PROJECT_ID;
  const [, owner = project] = /^([a-z\d-]+)\.(?:firebaseapp\.com|web\.app)$/i.exec(domain) ?? [];
  if (!project || owner === project) return undefined;
  return `is ${domain}, which is not of the project ${project}: use ${project}.firebaseapp.com.`;
}

function serviceFault(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:') return `is no https:// address (it is "${value}").`;
  if (isExampleHost(url.hostname)) return `is still an example: ${value}.`;
  if (url.search || url.hash) return `has a ? or # in it: ${value}. Paths are added to its end.`;
  return undefined;
}

export interface Env {
  firebase: { apiKey: string; authDomain: string; projectId: string; storageBucket: string; appId: string };
  /** As `host:port`; null against a real project. */
  emulators: { auth: string; firestore: string; storage: string } | null;
  mailApiBaseUrl: string;
  automailerBaseUrl: string;
  workEmailDomains: string[];
  /** Whether a link decides by itself. */
  approvalLinks: 'run' | 'ask';
  brandVideoUrl: string;
  /** The reCAPTCHA Enterprise key of App Check; empty without App Check. */
  appCheckSiteKey: string;
}

type EnvResult = { ok: true; env: Env } | { ok: false; missing: string[] };

const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_MAIL_API_BASE_URL',
  'VITE_AUTOMAILER_BASE_URL',
  'VITE_WORK_EMAIL_DOMAINS',
] as const;

function parseEmulators(value: string): Env['emulators'] {
  const addresses = value.split(',').map((entry) => entry.trim().split('='));
  const { auth, firestore, storage }: Record<string, string | undefined> = Object.fromEntries(addresses);
  return auth && firestore && storage ? { auth, firestore, storage } : null;
}

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '');

/** A failure lists every missing name at once. */
export function parseEnv(source: Record<string, unknown>): EnvResult {
  const read = (name: string) => (typeof source[name] === 'string' ? source[name].trim() : '');
  const missing: string[] = REQUIRED.filter((name) => read(name) === '');
  const emulators = parseEmulators(read('VITE_USE_EMULATORS'));
  if (read('VITE_USE_EMULATORS') !== '' && !emulators) missing.push('VITE_USE_EMULATORS');
  if (missing.length > 0) return { ok: false, missing };
  return {
    ok: true,
    env: {
      firebase: {
        apiKey: read('VITE_FIREBASE_API_KEY'),
        authDomain: read('VITE_FIREBASE_AUTH_DOMAIN'),
        projectId: read('VITE_FIREBASE_PROJECT_ID'),
        storageBucket: read('VITE_FIREBASE_STORAGE_BUCKET'),
        appId: read('VITE_FIREBASE_APP_ID'),
      },
      emulators,
      mailApiBaseUrl: withoutTrailingSlash(read('VITE_MAIL_API_BASE_URL')),
      automailerBaseUrl: withoutTrailingSlash(read('VITE_AUTOMAILER_BASE_URL')),
      workEmailDomains: read('VITE_WORK_EMAIL_DOMAINS')
        .split(',')
        .map((domain) => domain.trim().toLowerCase())
        .filter(Boolean),
      approvalLinks: read('VITE_APPROVAL_LINKS') === 'ask' ? 'ask' : 'run',
      brandVideoUrl: read('VITE_BRAND_VIDEO_URL') || '/brand.mp4',
      appCheckSiteKey: read('VITE_APP_CHECK_SITE_KEY'),
    },
  };
}

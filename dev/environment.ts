import config from '../portal.config.json' with { type: 'json' };
import type { StackPorts } from './ports.ts';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from './project.ts';

const PREFIX = 'VITE_';

export function webEnvironment(ports: StackPorts): Record<string, string> {
  const mailService = `http://${HOST}:${ports.mailService}`;
  return {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIREBASE_STORAGE_BUCKET: STORAGE_BUCKET,
    VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
    VITE_USE_EMULATORS: `auth=${HOST}:${ports.auth},firestore=${HOST}:${ports.firestore},storage=${HOST}:${ports.storage}`,
    VITE_MAIL_API_BASE_URL: mailService,
    VITE_AUTOMAILER_BASE_URL: mailService,
    VITE_WORK_EMAIL_DOMAINS: config.workDomains.join(','),
    VITE_APPROVAL_LINKS: '',
    VITE_BRAND_VIDEO_URL: '',
    VITE_APP_CHECK_SITE_KEY: '',
  };
}

/**
 * Vite reads VITE_ variables from the process; `envDir: false` turns off its .env files, so that settings of
 * a real project never reach the local stack.
 */
export function applyWebEnvironment(environment: Record<string, string>): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith(PREFIX)) delete process.env[name];
  }
  Object.assign(process.env, environment);
}

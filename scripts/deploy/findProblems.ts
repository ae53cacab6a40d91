import { todayInIndia } from '../../src/domain/time/dates.ts';
import { inlineStyleOf } from '../contentPolicy.ts';
import { staleFiles } from '../setup/blocks.ts';
import { CONFIG_FILE, type Problem } from '../setup/configFile.ts';
import { checkConfig, type PortalConfig, readJson } from '../setup/configSchema.ts';
import { exampleProblems } from '../setup/examples.ts';
import { settingProblems } from './settings.ts';
import { FILES, placeOf, problemIn, type Setup } from './setup.ts';

/** Everything that is missing for a real project and can be checked without a network and a build. */
export function findProblems(setup: Setup, now = new Date()): Problem[] {
  return [
    ...settingProblems(setup),
    ...bucketProblems(setup),
    ...unreadableJson(setup),
    ...openRules(setup),
    ...configProblems(setup, now),
    ...contactProblems(setup),
  ];
}

/** R11: the rules take download links of buckets named after the project, and of those that bucketAddress() names. */
function bucketProblems(setup: Setup): Problem[] {
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_STORAGE_BUCKET: bucket } = setup.settings;
  if (!project || !bucket) return [];
  if ([`${project}.appspot.com`, `${project}.firebasestorage.app`].includes(bucket)) return [];
  const [rule = ''] = /function bucketAddress\(\) \{[^}]*/.exec(setup.texts[FILES.rules] ?? '') ?? [];
  if (rule.replaceAll('[.]', '.').includes(bucket)) return [];
  const what = `bucketAddress() does not know the bucket ${bucket} of VITE_FIREBASE_STORAGE_BUCKET, which is not named after the project ${project}: every upload would be refused. Correct the setting, or add the bucket to bucketAddress().`;
  return [problemIn(setup, FILES.rules, /bucketAddress\(\)/, what)];
}

/** Found here, and not after the build in a message that names no file. */
function unreadableJson(setup: Setup): Problem[] {
  if (readJson(setup.texts[FILES.firebaseJson] ?? '') !== undefined) return [];
  return [problemIn(setup, FILES.firebaseJson, /^/, 'This is no JSON. Restore it from git.')];
}

/** Without a condition, or with one that is always true. */
const OPEN_RULE = /\ballow [a-z, ]+(;|:\s*if\s+true\s*;)/;

function openRules(setup: Setup): Problem[] {
  return [FILES.rules, FILES.storageRules]
    .filter((file) => OPEN_RULE.test(setup.texts[file] ?? ''))
    .map((file) => problemIn(setup, file, OPEN_RULE, 'This rule lets everybody in. Restore it from git.'));
}

/** Rules 3 and 5 to 16 of the DPDP Rules, G.S.R. 846(E), apply from this day on. */
const CONSENT_FROM = '2027-05-13';

/** What is wrong in portal.config.json, still an example, or not yet written to the generated places. */
function configProblems(setup: Setup, now: Date): Problem[] {
  const { settings, texts } = setup;
  const { config, problems } = checkConfig(texts[CONFIG_FILE] ?? '');
  if (!config || problems.length > 0) return problems;
  const generated = [FILES.rules, FILES.storageRules, FILES.firebaseJson];
  const found = [
    ...exampleProblems(config),
    ...staleFiles(Object.fromEntries(generated.map((path) => [path, texts[path] ?? ''])), config),
    ...originProblems(setup, config),
  ];
  const domains = config.workDomains.join(',');
  const name = 'VITE_WORK_EMAIL_DOMAINS';
  if (settings[name] && settings[name] !== domains) {
    const what = `${name} has to be ${domains}, as ${CONFIG_FILE} and the rules say.`;
    found.push({ ...placeOf(setup, name), what });
  }
  if (config.privacy.consent === 'notice' && todayInIndia(now) >= CONSENT_FROM) {
    const what =
      'privacy.consent is notice: from 13 May 2027 on the DPDP Rules apply. Write ask, unless counsel says that you need no consent.';
    found.push({ file: CONFIG_FILE, what });
  }
  return found;
}

/** Mail services that the Content-Security-Policy would block. */
function originProblems({ settings }: Setup, { mailOrigins }: PortalConfig): Problem[] {
  const origins = [settings.VITE_MAIL_API_BASE_URL, settings.VITE_AUTOMAILER_BASE_URL]
    .filter((address) => address?.startsWith('https://') && URL.canParse(address))
    .map((address = '') => new URL(address).origin);
  return [...new Set(origins)]
    .filter((origin) => !mailOrigins.includes(origin))
    .map((origin) => ({
      file: CONFIG_FILE,
      what: `mailOrigins lacks ${origin}: the browser would block the mails.`,
    }));
}

const EXAMPLE_CONTACT = 'security@your-domain';

/** An example address for security reports. */
function contactProblems(setup: Setup): Problem[] {
  if (!setup.texts[FILES.security]?.includes(EXAMPLE_CONTACT)) return [];
  const what = `${EXAMPLE_CONTACT} is still the example. Put an address there that somebody reads.`;
  return [problemIn(setup, FILES.security, EXAMPLE_CONTACT, what)];
}

/**
 * A built page without the login form and its style, because of missing settings. Empty when there is no
 * build.
 */
export function buildProblems({ texts }: Setup): Problem[] {
  const page = texts[FILES.builtPage];
  if (page === undefined || inlineStyleOf(page) !== undefined) return [];
  const what =
    'The built page has no style and so no login form: npm run build lacked settings. Build again.';
  return [{ file: FILES.builtPage, line: 1, what }];
}

/** Settings that are allowed, but weaker than they could be. */
export function weaknesses({ texts }: Setup): string[] {
  const { config } = checkConfig(texts[FILES.config] ?? '');
  if (config?.staffSignIn !== 'password') return [];
  return [
    'portal.config.json  staffSignIn is password: whoever has the password of a reviewer reads every record. Choose totp, google or microsoft, as docs/deploy.md says.',
  ];
}

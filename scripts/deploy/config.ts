import { todayInIndia } from '../../src/domain/time/dates.ts';
import { staleFiles } from '../setup/blocks.ts';
import { CONFIG_FILE, type Problem } from '../setup/configFile.ts';
import { checkConfig, type PortalConfig } from '../setup/configSchema.ts';
import { exampleProblems } from '../setup/examples.ts';
import { FILES, placeOf, type Setup } from './setup.ts';

const DOMAINS = 'VITE_WORK_EMAIL_DOMAINS';
const SERVICES = ['VITE_MAIL_API_BASE_URL', 'VITE_AUTOMAILER_BASE_URL'];

/** What is wrong in portal.config.json, still an example, or not yet written to the generated places. */
export function configProblems(setup: Setup, now = new Date()): Problem[] {
  const { texts } = setup;
  const { config, problems } = checkConfig(texts[CONFIG_FILE] ?? '');
  if (!config || problems.length > 0) return problems;
  // An empty file has its own problem.
  const generated = [FILES.rules, FILES.storageRules, FILES.firebaseJson].filter((path) => texts[path]);
  return [
    ...exampleProblems(config),
    ...staleFiles(Object.fromEntries(generated.map((path) => [path, texts[path] ?? ''])), config),
    ...domainProblems(setup, config),
    ...originProblems(setup, config),
    ...consentProblems(config, now),
  ];
}

/** R3: differs from the list in the rules. */
function domainProblems(setup: Setup, { workDomains }: PortalConfig): Problem[] {
  const given = setup.settings[DOMAINS]?.trim() ?? '';
  const own = workDomains.join(',');
  if (given === '' || given === own) return [];
  return [
    { ...placeOf(setup, DOMAINS), what: `${DOMAINS} has to be ${own}, as ${CONFIG_FILE} and the rules say.` },
  ];
}

/** Mail services that the Content-Security-Policy would block. */
function originProblems({ settings }: Setup, { mailOrigins }: PortalConfig): Problem[] {
  const origins = SERVICES.map((name) => settings[name]?.trim() ?? '')
    .filter((address) => address.startsWith('https://') && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)]
    .filter((origin) => !mailOrigins.includes(origin))
    .map((origin) => ({
      file: CONFIG_FILE,
      what: `mailOrigins lacks ${origin}: the browser would block the mails.`,
    }));
}

/** Rules 3 and 5 to 16 of the DPDP Rules, G.S.R. 846(E), apply from this day on. */
const CONSENT_FROM = '2027-05-13';

function consentProblems({ privacy }: PortalConfig, now: Date): Problem[] {
  if (privacy.consent === 'ask' || todayInIndia(now) < CONSENT_FROM) return [];
  return [
    {
      file: CONFIG_FILE,
      what: 'privacy.consent is notice: from 13 May 2027 on the DPDP Rules apply. Write ask, unless counsel says that you need no consent.',
    },
  ];
}

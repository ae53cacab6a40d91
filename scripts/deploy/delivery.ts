import { inlineStyleOf, policyOf, sourcesOf } from '../contentPolicy.ts';
import { FILES, lineOf, type Problem, type Setup } from './setup.ts';

const POLICY = 'Content-Security-Policy';
const EXAMPLE_ORIGIN = 'https://mail.example';
const EXAMPLE_CONTACT = 'security@your-domain';
const SERVICES = ['VITE_MAIL_API_BASE_URL', 'VITE_AUTOMAILER_BASE_URL'];

/** A policy that would keep the browser from the mail services, and an address that nobody reads. */
export function deliveryProblems({ settings, texts }: Setup): Problem[] {
  return [...originProblems(settings, texts[FILES.firebaseJson] ?? ''), ...contactProblems(texts)];
}

function originProblems(settings: Setup['settings'], firebaseJson: string): Problem[] {
  const at = { file: FILES.firebaseJson, line: lineOf(firebaseJson, 'default-src') };
  const policy = readPolicy(firebaseJson);
  if (policy === undefined) return [{ ...at, what: `There is no ${POLICY}.` }];
  const allowed = sourcesOf(policy, 'connect-src');
  const origins = SERVICES.flatMap((name) => originOf(settings[name] ?? ''));
  const missing = [...new Set(origins)].filter((origin) => !allowed.includes(origin));
  return [
    ...(allowed.includes(EXAMPLE_ORIGIN)
      ? [
          {
            ...at,
            what: `connect-src still allows ${EXAMPLE_ORIGIN}. Put the origin of your mail service there.`,
          },
        ]
      : []),
    ...missing.map((origin) => ({
      ...at,
      what: `connect-src lacks ${origin}: the browser would block the mails. Add it.`,
    })),
  ];
}

function contactProblems(texts: Setup['texts']): Problem[] {
  const page = texts[FILES.security] ?? '';
  if (page === '') return [{ file: FILES.security, line: 1, what: 'The file is missing.' }];
  if (!page.includes(EXAMPLE_CONTACT)) return [];
  return [
    {
      file: FILES.security,
      line: lineOf(page, EXAMPLE_CONTACT),
      what: `${EXAMPLE_CONTACT} is still the example. Put an address there that somebody reads.`,
    },
  ];
}

/** A built page without the login form and its style, as a build without settings leaves it. Nothing when there is no build. */
export function buildProblems({ texts }: Setup): Problem[] {
  const page = texts[FILES.builtPage];
  if (page === undefined || inlineStyleOf(page) !== undefined) return [];
  const what =
    'The built page has no style and so no login form: npm run build lacked settings. Build again.';
  return [{ file: FILES.builtPage, line: 1, what }];
}

function readPolicy(firebaseJson: string): string | undefined {
  try {
    return policyOf(JSON.parse(firebaseJson))?.value;
  } catch {
    return undefined;
  }
}

function originOf(address: string): string[] {
  return URL.canParse(address) && address.startsWith('https://') ? [new URL(address).origin] : [];
}

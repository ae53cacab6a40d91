import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { importPKCS8, SignJWT } from 'jose';

/** Google's application default credentials: how to call an API as the account of the job, or of who runs it. */
export interface Credentials {
  token: string;
  /** Whom Google charges for calls of a person, whose account has no project of its own. */
  isPerson: boolean;
}

type KeyFile =
  | { type: 'service_account'; client_email: string; private_key: string }
  | { type: 'authorized_user'; client_id: string; client_secret: string; refresh_token: string };

const TOKEN_ENDPOINT = 'https://oauth2.googleapis.com/token';
const METADATA = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';
const SCOPE = 'https://www.googleapis.com/auth/datastore';
const TIMEOUT_MS = 10_000;
const NONE =
  'There are no application default credentials. Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS.';

/** In Google's order: the file that is named, the file of gcloud, the machine. @throws Error in one sentence */
export async function getCredentials(
  environment: Readonly<Record<string, string | undefined>>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Credentials> {
  const named = environment.GOOGLE_APPLICATION_CREDENTIALS;
  const file = named || join(gcloudFolder(environment), 'application_default_credentials.json');
  if (!named && !existsSync(file)) {
    const token = await ask(fetch, METADATA, { headers: { 'Metadata-Flavor': 'Google' } });
    return { token, isPerson: false };
  }
  const key = readKeyFile(file);
  const body = new URLSearchParams(await grantOf(key));
  const token = await ask(fetch, TOKEN_ENDPOINT, { method: 'POST', body });
  return { token, isPerson: key.type === 'authorized_user' };
}

function gcloudFolder({ CLOUDSDK_CONFIG, APPDATA }: Readonly<Record<string, string | undefined>>): string {
  return CLOUDSDK_CONFIG || (APPDATA ? join(APPDATA, 'gcloud') : join(homedir(), '.config/gcloud'));
}

function readKeyFile(file: string): KeyFile {
  try {
    const key = JSON.parse(readFileSync(file, 'utf8')) as KeyFile;
    if (key.type === 'service_account' || key.type === 'authorized_user') return key;
  } catch {
    // The sentence below says enough, and a message of the parser may hold a part of the key.
  }
  throw new Error(`${file} holds neither the key of a service account nor the login of a person.`);
}

async function grantOf(key: KeyFile): Promise<Record<string, string>> {
  if (key.type === 'authorized_user') {
    const { client_id, client_secret, refresh_token } = key;
    return { grant_type: 'refresh_token', client_id, client_secret, refresh_token };
  }
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(key.client_email)
    .setAudience(TOKEN_ENDPOINT)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(await importPKCS8(key.private_key, 'RS256'));
  return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
}

async function ask(fetch: typeof globalThis.fetch, url: string, request: RequestInit): Promise<string> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  if (!response) throw new Error(url === METADATA ? NONE : `${new URL(url).host} cannot be reached.`);
  const { access_token: token } = (await response.json().catch(() => ({}))) as { access_token?: unknown };
  if (response.ok && typeof token === 'string') return token;
  throw new Error(`${new URL(url).host} gave no access token: it answered ${response.status}.`);
}

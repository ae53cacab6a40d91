import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSPKI, jwtVerify } from 'jose';
import { expect, it, vi } from 'vitest';
import { getCredentials } from '../../../../mail-service/remind/credentials.ts';

const ENDPOINT = 'https://oauth2.googleapis.com/token';

function keyFile(content: object | string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'onboarding-key-'));
  writeFileSync(join(folder, 'key.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return { GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'key.json') };
}

const google = (status = 200, body: object = { access_token: 'ya29' }) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));

it('a service account signs for its token', { tags: ['reminder-credentials'] }, async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const client_email = 'remind@your-project.iam.gserviceaccount.com';
  const fetch = google();
  const environment = keyFile({ type: 'service_account', client_email, private_key: privateKey });
  expect(await getCredentials(environment, fetch)).toEqual({ token: 'ya29', isPerson: false });
  const [url, request] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(ENDPOINT);
  const form = request?.body as URLSearchParams;
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const { payload } = await jwtVerify(form.get('assertion') ?? '', await importSPKI(publicKey, 'RS256'), {
    issuer: client_email,
    audience: ENDPOINT,
  });
  expect(payload.scope).toBe('https://www.googleapis.com/auth/datastore');
});

it('a person shows the login of gcloud', async () => {
  const login = { client_id: 'id', client_secret: 'secret', refresh_token: 'refresh' };
  const fetch = google();
  const environment = keyFile({ type: 'authorized_user', ...login });
  expect(await getCredentials(environment, fetch)).toEqual({ token: 'ya29', isPerson: true });
  const form = fetch.mock.calls[0]?.[1]?.body as URLSearchParams;
  expect(Object.fromEntries(form)).toEqual({ grant_type: 'refresh_token', ...login });
});

it('without a file the machine is asked', async () => {
  const fetch = google();
  expect(await getCredentials({ CLOUDSDK_CONFIG: '/nowhere' }, fetch)).toEqual({
    token: 'ya29',
    isPerson: false,
  });
  expect(fetch.mock.calls[0]?.[0]).toContain('metadata.google.internal');
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'Metadata-Flavor': 'Google' });
});

it('what is wrong is said in one sentence, without any of the key', async () => {
  const nobody = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('fetch failed')));
  await expect(getCredentials({ CLOUDSDK_CONFIG: '/nowhere' }, nobody)).rejects.toThrow(
    /no application default credentials. Run gcloud/,
  );
  const person = keyFile({
    type: 'authorized_user',
    client_id: 'id',
    client_secret: 's',
    refresh_token: 'r',
  });
  await expect(getCredentials(person, nobody)).rejects.toThrow('oauth2.googleapis.com cannot be reached.');
  await expect(getCredentials(person, google(400, { error: 'invalid_grant' }))).rejects.toThrow(
    'oauth2.googleapis.com gave no access token: it answered 400.',
  );
  for (const content of ['{"private_key": "s3cret', { type: 'external_account' }]) {
    const failure = getCredentials(keyFile(content), google());
    await expect(failure).rejects.toThrow(/key\.json holds neither the key/);
    await expect(failure).rejects.not.toThrow(/s3cret/);
  }
});

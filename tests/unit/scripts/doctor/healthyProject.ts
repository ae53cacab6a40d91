import type { CompositeIndex } from '../../../../scripts/deploy/indexes.ts';
import { type Expected, examine, reportOf } from '../../../../scripts/doctor/examine.ts';
import { createRead } from '../../../../scripts/doctor/google.ts';

export const PROJECT = 'onboarding-live';
export const BUCKET = `${PROJECT}.firebasestorage.app`;
export const DOMAIN = `${PROJECT}.firebaseapp.com`;
export const AGENT = 'serviceAccount:service-123456789012@gcp-sa-firebasestorage.iam.gserviceaccount.com';
export const RULES = `firebaserules.googleapis.com/v1/projects/${PROJECT}`;
export const INDEXES = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`;
export const CONFIG = `GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
export const ACCOUNTS = `GET identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchGet?maxResults=1000`;
export const DEPUTIES = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/documents/delegations?pageSize=300`;
export const STORED = `GET storage.googleapis.com/storage/v1/b/${BUCKET}`;
export const IAM = `POST cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:getIamPolicy`;

const index: CompositeIndex = {
  collectionGroup: 'progress',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'fpocno', order: 'ASCENDING' },
    { fieldPath: 'since', order: 'DESCENDING' },
  ],
};

const expected: Expected = {
  project: PROJECT,
  bucket: BUCKET,
  authDomain: DOMAIN,
  staffSignIn: 'totp',
  workDomains: ['agency.example'],
  rules: { firestore: 'rules\nof the database\n', storage: 'rules\nof files\n' },
  indexes: [index],
};

/** An index in the format of the Firestore API. */
export const answered = (state = 'READY', collection = 'progress') => ({
  name: `projects/${PROJECT}/databases/(default)/collectionGroups/${collection}/indexes/CICAgOjXh4EK`,
  queryScope: 'COLLECTION',
  fields: [...index.fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  state,
});

export const ruleset = (content: string) => ({
  name: `projects/${PROJECT}/rulesets/x`,
  source: { files: [{ name: 'some.rules', content, fingerprint: 'abc=' }] },
  createTime: '2026-11-20T10:00:00Z',
});

export const release = (name: string, id: string) => ({
  name: `projects/${PROJECT}/releases/${name}`,
  rulesetName: `projects/${PROJECT}/rulesets/${id}`,
  createTime: '2026-11-20T10:00:00Z',
  updateTime: '2026-11-20T10:00:00Z',
});

export const account = (email: string, claims?: object) => ({
  localId: email.split('@')[0],
  email,
  emailVerified: true,
  ...(claims && { customAttributes: JSON.stringify(claims), mfaInfo: [{ totpInfo: {} }] }),
});

export function passwordPolicy(passwordPolicyEnforcementState: string, minPasswordLength: number) {
  return {
    passwordPolicyEnforcementState,
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
  };
}

export const healthyAuth = {
  name: `projects/123456789012/config`,
  signIn: { email: { enabled: true, passwordRequired: true }, allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  authorizedDomains: [DOMAIN, `${PROJECT}.web.app`],
  client: { apiKey: 'AIza', permissions: {} },
  passwordPolicyConfig: passwordPolicy('ENFORCE', 12),
  mfa: {
    state: 'ENABLED',
    providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
  },
};

export interface GoogleServer {
  fetch: typeof globalThis.fetch;
  /** The answers by method, host and path with query, such as `GET storage.googleapis.com/storage/v1/b/x`. */
  replies: Record<string, { status?: number; body: unknown }>;
  requests: { headers: Headers }[];
}

/** Answers for Google, with a project in which everything is right; without a reply it returns a 404. */
export function startProject(): GoogleServer {
  const replies: GoogleServer['replies'] = {
    [`GET ${RULES}/releases`]: {
      body: { releases: [release('cloud.firestore', 'a')], nextPageToken: 'more' },
    },
    [`GET ${RULES}/releases?pageToken=more`]: {
      body: { releases: [release(`firebase.storage/${BUCKET}`, 'b')] },
    },
    [`GET ${RULES}/rulesets/a`]: { body: ruleset(expected.rules.firestore) },
    [`GET ${RULES}/rulesets/b`]: { body: ruleset(expected.rules.storage) },
    [INDEXES]: { body: { indexes: [answered()] } },
    [CONFIG]: { body: healthyAuth },
    [ACCOUNTS]: {
      body: {
        kind: 'identitytoolkit#DownloadAccountResponse',
        users: [account('ram@demo.example'), account('asha@agency.example', { reviewer: true })],
        nextPageToken: 'more',
      },
    },
    [`${ACCOUNTS}&nextPageToken=more`]: {
      body: { users: [account('dev@agency.example', { approver: true })] },
    },
    [DEPUTIES]: { body: {} },
    [STORED]: { body: { kind: 'storage#bucket', name: BUCKET, location: 'ASIA-SOUTH1' } },
    [IAM]: { body: { bindings: [{ role: 'roles/firebaserules.firestoreServiceAgent', members: [AGENT] }] } },
  };
  const requests: GoogleServer['requests'] = [];
  return {
    fetch: async (input, { method = 'GET', headers } = {}) => {
      const { host, pathname, search } = new URL(String(input));
      requests.push({ headers: new Headers(headers) });
      const missing = { status: 404, body: { error: { code: 404, message: 'Not Found' } } };
      const reply = replies[`${method} ${decodeURIComponent(host + pathname + search)}`] ?? missing;
      const { status = 200, body } = reply;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
    replies,
    requests,
  };
}

export async function reportOn(server: GoogleServer, change: Partial<Expected> = {}): Promise<string[]> {
  return reportOf(await examine(createRead(PROJECT, 'a-token', server.fetch), { ...expected, ...change }));
}

/** The lines about what is wrong. */
export async function problemsOf(server: GoogleServer, change: Partial<Expected> = {}): Promise<string[]> {
  return (await reportOn(server, change)).filter((line) => line.startsWith('off'));
}

import type { UserRecord } from 'firebase-admin/auth';
import { OAuth2Client } from 'google-auth-library';
import { type Expected, examine, type Live, reportOf } from '../../../../scripts/doctor/examine.ts';
import type { CompositeIndex } from '../../../../scripts/setup/formIndexes.ts';

export const PROJECT = 'onboarding-live';
export const BUCKET = `${PROJECT}.firebasestorage.app`;
export const DOMAIN = `${PROJECT}.firebaseapp.com`;
export const AGENT = 'serviceAccount:service-123456789012@gcp-sa-firebasestorage.iam.gserviceaccount.com';
export const RULES = `firebaserules.googleapis.com/v1/projects/${PROJECT}`;
export const INDEXES = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes?pageToken=`;
export const CONFIG = `GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
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

const release = (id: string) => ({ rulesetName: `projects/${PROJECT}/rulesets/${id}` });

export function account(email: string, customClaims?: object, change: object = {}): UserRecord {
  const multiFactor = { enrolledFactors: customClaims ? [{ factorId: 'totp' }] : [] };
  return {
    ...{ uid: email.split('@')[0], email, emailVerified: true, disabled: false, customClaims, multiFactor },
    ...change,
  } as UserRecord;
}

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

export interface LiveProject {
  fetch: typeof globalThis.fetch;
  /** The answers by method, host and path with query, such as `GET storage.googleapis.com/storage/v1/b/x`. */
  replies: Record<string, { status?: number; body: unknown }>;
  accounts: UserRecord[];
  listUsers: (limit: number, token?: string) => Promise<object>;
  /** The delegations by the uid of the approver who is away. */
  delegations: Record<string, object>;
}

/** A project in which everything is right; without a reply Google answers 404. */
export function startProject(): LiveProject {
  const project: LiveProject = {
    fetch: async (input, { method = 'GET' } = {}) => {
      const { host, pathname, search } = new URL(String(input));
      const missing = { status: 404, body: { error: { code: 404, message: 'Not Found' } } };
      const reply = project.replies[`${method} ${decodeURIComponent(host + pathname + search)}`] ?? missing;
      const { status = 200, body } = reply;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
    replies: {
      [`GET ${RULES}/releases/cloud.firestore`]: { body: release('a') },
      [`GET ${RULES}/releases/firebase.storage/${BUCKET}`]: { body: release('b') },
      [`GET ${RULES}/rulesets/a`]: { body: ruleset(expected.rules.firestore) },
      [`GET ${RULES}/rulesets/b`]: { body: ruleset(expected.rules.storage) },
      [INDEXES]: { body: { nextPageToken: 'more' } },
      [`${INDEXES}more`]: { body: { indexes: [answered()] } },
      [CONFIG]: { body: healthyAuth },
      [STORED]: { body: { kind: 'storage#bucket', name: BUCKET, location: 'ASIA-SOUTH1' } },
      [IAM]: {
        body: { bindings: [{ role: 'roles/firebaserules.firestoreServiceAgent', members: [AGENT] }] },
      },
    },
    accounts: [
      account('ram@demo.example'),
      account('asha@agency.example', { reviewer: true }),
      account('dev@agency.example', { approver: true }),
    ],
    // Pages of one account each.
    listUsers: async (_, token = '0') => {
      const next = Number(token) + 1;
      const users = project.accounts.slice(next - 1, next);
      return { users, ...(next < project.accounts.length && { pageToken: `${next}` }) };
    },
    delegations: {},
  };
  return project;
}

export async function reportOn(project: LiveProject, change: Partial<Expected> = {}): Promise<string[]> {
  const docs = Object.entries(project.delegations).map(([id, data]) => ({ id, data: () => data }));
  const client = new OAuth2Client({
    credentials: { access_token: 'a-token', expiry_date: Date.now() + 3_600_000 },
    transporterOptions: { fetchImplementation: project.fetch },
  });
  const firestore = { collection: () => ({ get: async () => ({ docs }) }) };
  const live = { auth: project, firestore, client } as unknown as Live;
  return reportOf(await examine(live, { ...expected, ...change }));
}

/** The lines about what is wrong. */
export async function problemsOf(project: LiveProject, change: Partial<Expected> = {}): Promise<string[]> {
  return (await reportOn(project, change)).filter((line) => line.startsWith('off'));
}

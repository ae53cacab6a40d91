import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { CompositeIndex } from '../../../../scripts/deploy/indexes.ts';
import { type Expected, examine, reportOf } from '../../../../scripts/doctor/examine.ts';
import { createRead } from '../../../../scripts/doctor/google.ts';
import { type GoogleServer, startGoogleServer } from './googleServer.ts';

const PROJECT = 'onboarding-live';
const BUCKET = `${PROJECT}.firebasestorage.app`;
const DOMAIN = `${PROJECT}.firebaseapp.com`;
const AGENT = 'serviceAccount:service-123456789012@gcp-sa-firebasestorage.iam.gserviceaccount.com';
const RULES = `firebaserules.googleapis.com/v1/projects/${PROJECT}`;
const INDEXES = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`;
const CONFIG = `GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
const ACCOUNTS = `GET identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchGet?maxResults=1000`;
const DEPUTIES = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/documents/delegations?pageSize=300`;
const STORED = `GET storage.googleapis.com/storage/v1/b/${BUCKET}`;
const IAM = `POST cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:getIamPolicy`;

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
  rules: { firestore: 'rules\nof the database\n', storage: 'rules\nof files\n' },
  indexes: [index],
};

/** An index in the format of the Firestore API. */
const answered = (state = 'READY', collection = 'progress') => ({
  name: `projects/${PROJECT}/databases/(default)/collectionGroups/${collection}/indexes/CICAgOjXh4EK`,
  queryScope: 'COLLECTION',
  fields: [...index.fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  state,
});

const ruleset = (content: string) => ({
  name: `projects/${PROJECT}/rulesets/x`,
  source: { files: [{ name: 'some.rules', content, fingerprint: 'abc=' }] },
  createTime: '2026-11-20T10:00:00Z',
});

const release = (name: string, id: string) => ({
  name: `projects/${PROJECT}/releases/${name}`,
  rulesetName: `projects/${PROJECT}/rulesets/${id}`,
  createTime: '2026-11-20T10:00:00Z',
  updateTime: '2026-11-20T10:00:00Z',
});

const account = (email: string, claims?: object) => ({
  localId: email.split('@')[0],
  email,
  emailVerified: true,
  ...(claims && { customAttributes: JSON.stringify(claims), mfaInfo: [{ totpInfo: {} }] }),
});

function passwordPolicy(passwordPolicyEnforcementState: string, minPasswordLength: number) {
  return {
    passwordPolicyEnforcementState,
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
  };
}

const healthyAuth = {
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

let server: GoogleServer;

beforeEach(async () => {
  server = await startGoogleServer();
  Object.assign(server.replies, {
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
  });
});
afterEach(() => server.close());

async function report(): Promise<string[]> {
  return reportOf(await examine(createRead(PROJECT, 'a-token', server.fetch), expected));
}

const off = async () => (await report()).filter((line) => line.startsWith('off'));

describe('a project as it should be', () => {
  it('a correct project has no problem and lists its reviewers and approvers', async () => {
    expect(await report()).toEqual([
      'ok   Rules',
      'ok   Indexes',
      'ok   Auth',
      'ok   Roles: 1 reviewer: asha@agency.example',
      'ok   Roles: 1 approver: dev@agency.example',
      'ok   Deputies',
      'ok   Bucket',
      'ok   Storage rules',
    ]);
  });

  it('requests carry the token and the quota project', async () => {
    await report();
    expect(server.requests).toHaveLength(13);
    for (const { headers } of server.requests) {
      expect(headers).toMatchObject({ authorization: 'Bearer a-token', 'x-goog-user-project': PROJECT });
    }
  });

  it('rules may have other line ends', async () => {
    server.replies[`GET ${RULES}/rulesets/a`] = { body: ruleset('rules\r\nof the database') };
    expect(await off()).toEqual([]);
  });
});

describe('deployed rules', () => {
  it('different deployed rules are reported with the first different line', async () => {
    server.replies[`GET ${RULES}/rulesets/a`] = { body: ruleset('rules\nof another database\n') };
    server.replies[`GET ${RULES}/rulesets/b`] = { body: ruleset('rules\nof files\nand more\n') };
    expect(await off()).toEqual([
      expect.stringMatching(/Firestore differ from firestore.rules, first in line 2\./),
      expect.stringMatching(/bucket onboarding-live\.\S+ differ from storage.rules, first in line 3\./),
    ]);
  });

  it('missing rules are reported, also for another bucket', async () => {
    server.replies[`GET ${RULES}/releases`] = {
      body: { releases: [release('firebase.storage/another-bucket', 'b')] },
    };
    expect(await off()).toEqual([
      expect.stringContaining('No rules are deployed for Firestore.'),
      expect.stringContaining(`No rules are deployed for the bucket ${BUCKET}.`),
    ]);
  });

  it.each([
    ['nobody', {}],
    ['another role', { bindings: [{ role: 'roles/editor', members: [AGENT] }] }],
    [
      'somebody else',
      {
        bindings: [{ role: 'roles/firebaserules.firestoreServiceAgent', members: ['user:a@agency.example'] }],
      },
    ],
  ])('Storage rules cannot read records when the role is with %s', async (_, body) => {
    server.replies[IAM] = { body };
    expect(await off()).toEqual([expect.stringContaining('every upload is denied')]);
  });
});

describe('indexes', () => {
  it('missing indexes are reported', async () => {
    server.replies[INDEXES] = { body: {} };
    expect(await off()).toEqual([
      expect.stringContaining('There is no index over progress: fpocno ascending, since descending.'),
    ]);
  });

  it('unused indexes are reported', async () => {
    server.replies[INDEXES] = { body: { indexes: [answered(), answered('READY', 'users')] } };
    expect(await off()).toEqual([expect.stringContaining('nothing asks for, over users: fpocno')]);
  });

  it('unfinished indexes are reported', async () => {
    server.replies[INDEXES] = { body: { indexes: [answered('CREATING')] } };
    expect(await off()).toEqual([expect.stringMatching(/over progress: .* is not ready yet \(CREATING\)/)]);
  });
});

test.each([
  ['no sign-in by e-mail', { signIn: {} }, /^off {2}Auth: Sign-in with e-mail and password is off/],
  ['sign-in by a mailed link', { signIn: { email: { enabled: true } } }, /link in a mail is on/],
  [
    'anonymous sign-in',
    { signIn: { ...healthyAuth.signIn, anonymous: { enabled: true } } },
    /Anonymous sign-in is on/,
  ],
  [
    'sign-in by phone',
    { signIn: { ...healthyAuth.signIn, phoneNumber: { enabled: true } } },
    /Sign-in by phone is on/,
  ],
  ['no new accounts', { client: { permissions: { disabledUserSignup: true } } }, /nobody can register/],
  ['addresses that can be tried', { emailPrivacyConfig: {} }, /enumeration protection is off/],
  ['no authorised domain', { authorizedDomains: [] }, /firebaseapp\.com of VITE_FIREBASE_AUTH_DOMAIN/],
  ['no password policy', { passwordPolicyConfig: undefined }, /password of 6 characters is accepted/],
  [
    'a password policy that is not enforced',
    { passwordPolicyConfig: passwordPolicy('OFF', 12) },
    /password of 6 characters is accepted/,
  ],
  [
    'a password policy of ten characters',
    { passwordPolicyConfig: passwordPolicy('ENFORCE', 10) },
    /at least 12/,
  ],
  [
    'no codes of an app',
    { mfa: { providerConfigs: [{ state: 'DISABLED', totpProviderConfig: {} }] } },
    /no reviewer/,
  ],
  [
    'text messages in place of codes',
    { mfa: { state: 'ENABLED', enabledProviders: ['PHONE_SMS'] } },
    /apps are off/,
  ],
  ['localhost', { authorizedDomains: [DOMAIN, 'localhost'] }, /localhost may sign people in/],
])('Auth with %s is off', async (_, change, finding) => {
  server.replies[CONFIG] = { body: { ...healthyAuth, ...change } };
  expect(await off()).toEqual([expect.stringMatching(finding)]);
});

describe('roles', () => {
  const users = (...all: object[]) => {
    server.replies[ACCOUNTS] = { body: { users: all } };
  };

  it('missing roles are reported; disabled accounts and other claims do not count', async () => {
    users(
      { ...account('asha@agency.example', { reviewer: true }), disabled: true },
      account('dev@agency.example', { approver: 'yes' }),
      { ...account('odd@agency.example'), customAttributes: '{' },
    );
    const lines = await report();
    expect(lines.filter((line) => line.includes('Roles:'))).toEqual([
      'ok   Roles: 0 reviewers',
      'ok   Roles: 0 approvers',
      expect.stringContaining('off  Roles: Nobody is reviewer.'),
      expect.stringContaining('off  Roles: Nobody is approver.'),
    ]);
  });

  it('one person with both roles is reported', async () => {
    users(
      account('asha@agency.example', { reviewer: true, approver: true }),
      account('dev@agency.example', { approver: true }),
    );
    expect(await off()).toEqual([expect.stringContaining('asha@agency.example is reviewer and approver')]);
  });

  it.each(['reviewer', 'approver'])(
    'roles of %s are reported when the address is unverified',
    { tags: ['tool-roles'] },
    async (role) => {
      users(
        { ...account('eve@agency.example', { [role]: true }), emailVerified: false },
        { ...account('old@agency.example', { [role]: true }), emailVerified: false, disabled: true },
        account('asha@agency.example', { reviewer: true }),
        account('dev@agency.example', { approver: true }),
      );
      expect(await off()).toEqual([
        expect.stringContaining(`eve@agency.example is ${role}, but the address was never verified`),
      ]);
    },
  );

  it.each([
    ['totp', 'cannot use the role until one is set up'],
    ['password', 'the password alone opens every record'],
  ] as const)(
    'staff without a second step are reported where the setting is %s',
    {
      tags: ['tool-staff'],
    },
    async (staffSignIn, consequence) => {
      users(account('asha@agency.example', { reviewer: true }), {
        ...account('dev@agency.example', { approver: true }),
        mfaInfo: [{ phoneInfo: '+91' }],
      });
      const lines = reportOf(
        await examine(createRead(PROJECT, 'a-token', server.fetch), { ...expected, staffSignIn }),
      );
      expect(lines.filter((line) => line.startsWith('off'))).toEqual([
        expect.stringMatching(new RegExp(`dev@agency.example has no second step .*${consequence}`)),
      ]);
    },
  );

  it('where staff sign in with a provider, accounts without it or with a password are reported', {
    tags: ['staff-provider'],
  }, async () => {
    const by = (...ids: string[]) => ({ providerUserInfo: ids.map((providerId) => ({ providerId })) });
    users(
      { ...account('asha@agency.example', { reviewer: true }), ...by('google.com') },
      { ...account('dev@agency.example', { approver: true }), ...by('google.com', 'password') },
      { ...account('ravi@agency.example', { approver: true }), ...by('password') },
    );
    const lines = reportOf(
      await examine(createRead(PROJECT, 'a-token', server.fetch), { ...expected, staffSignIn: 'google' }),
    );
    expect(lines.filter((line) => line.startsWith('off'))).toEqual([
      expect.stringContaining('dev@agency.example also has a password'),
      expect.stringContaining('ravi@agency.example has never signed in with google.com'),
    ]);
  });

  it('a project without accounts has no roles', async () => {
    server.replies[ACCOUNTS] = { body: { kind: 'identitytoolkit#DownloadAccountResponse' } };
    expect(await off()).toHaveLength(2);
  });
});

describe('deputies', () => {
  const away = (deputy: string, until: number) => ({
    name: `projects/${PROJECT}/databases/(default)/documents/delegations/ravi`,
    fields: {
      email: { stringValue: 'ravi@agency.example' },
      deputy: { stringValue: deputy },
      deputyEmail: { stringValue: `${deputy}@agency.example` },
      from: { integerValue: '1' },
      until: { integerValue: String(until) },
    },
  });
  const later = Date.now() + 86_400_000;

  it('a deputy who is no longer an approver is reported, until the absence ends', {
    tags: ['tool-staff'],
  }, async () => {
    server.replies[DEPUTIES] = {
      body: { documents: [away('dev', later), away('asha', later), away('ram', 2)] },
    };
    expect(await off()).toEqual([
      expect.stringMatching(
        /^off {2}Deputies: asha@agency\.example decides for ravi@agency\.example until .* but is no approver/,
      ),
    ]);
  });

  it('a deputy whose account is disabled is reported', { tags: ['tool-staff'] }, async () => {
    server.replies[`${ACCOUNTS}&nextPageToken=more`] = {
      body: {
        users: [
          { ...account('dev@agency.example', { approver: true }), disabled: true },
          account('anita@agency.example', { approver: true }),
        ],
      },
    };
    server.replies[DEPUTIES] = { body: { documents: [away('dev', later)] } };
    expect(await off()).toEqual([expect.stringMatching(/Deputies: dev@agency\.example decides for/)]);
  });
});

describe('the bucket', () => {
  it('a missing bucket is reported', async () => {
    delete server.replies[STORED];
    expect(await off()).toEqual([expect.stringContaining(`There is no bucket ${BUCKET}.`)]);
  });

  it('a bucket with CORS is reported', async () => {
    server.replies[STORED] = { body: { cors: [{ origin: ['*'], method: ['GET'], maxAgeSeconds: 3600 }] } };
    expect(await off()).toEqual([expect.stringMatching(/lets scripts of \* read files/)]);
  });
});

describe('what cannot be read', () => {
  it('unreadable parts have one sentence each, and the rest is examined anyway', async () => {
    const denied = { status: 403, body: { error: { code: 403, message: 'The caller lacks permission' } } };
    server.replies[`GET ${RULES}/releases`] = denied;
    server.replies[CONFIG] = denied;
    expect(await report()).toEqual([
      'off  Rules: Not read: firebaserules.googleapis.com answered 403: The caller lacks permission. Use credentials of an owner or editor of the project.',
      'ok   Indexes',
      'off  Auth: Not read: identitytoolkit.googleapis.com answered 403: The caller lacks permission. Use credentials of an owner or editor of the project.',
      'ok   Roles: 1 reviewer: asha@agency.example',
      'ok   Roles: 1 approver: dev@agency.example',
      'ok   Deputies',
      'ok   Bucket',
      'ok   Storage rules',
    ]);
  });

  it('every check reports a 403', async () => {
    for (const route of Object.keys(server.replies)) server.replies[route] = { status: 403, body: {} };
    const lines = await report();
    expect(lines).toHaveLength(7);
    for (const line of lines)
      expect(line).toMatch(/^off {2}[\w ]+: Not read: \S+ answered 403: no reason given\. /);
  });

  it("a page that is not JSON, such as a proxy's, is reported", async () => {
    server.replies[INDEXES] = { body: '<html>' };
    server.replies[STORED] = { status: 502, body: '<html>' };
    expect(await off()).toEqual([
      'off  Indexes: Not read: firestore.googleapis.com answered 200 with something that is no JSON.',
      'off  Bucket: Not read: storage.googleapis.com answered 502 with something that is no JSON.',
    ]);
  });

  it('an unreachable service is reported', async () => {
    await server.close();
    const lines = await report();
    expect(lines).toHaveLength(7);
    for (const line of lines)
      expect(line).toMatch(/^off .*: Not read: \S+ cannot be reached \(ECONNREFUSED\)\.$/);
  });
});

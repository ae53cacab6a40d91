import { beforeEach, expect, it, test, vi } from 'vitest';
import {
  AGENT,
  answered,
  BUCKET,
  CONFIG,
  DOMAIN,
  healthyAuth,
  IAM,
  INDEXES,
  type LiveProject,
  passwordPolicy,
  problemsOf,
  RULES,
  reportOn,
  ruleset,
  STORED,
  startProject,
} from './healthyProject.ts';

let server: LiveProject;

beforeEach(() => {
  server = startProject();
});

it('a correct project has no problem and lists its reviewers and approvers', async () => {
  expect(await reportOn(server)).toEqual([
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

it('rules may have other line ends', async () => {
  server.replies[`GET ${RULES}/rulesets/a`] = { body: ruleset('rules\r\nof the database') };
  expect(await problemsOf(server)).toEqual([]);
});

it('different deployed rules are reported with the first different line', async () => {
  server.replies[`GET ${RULES}/rulesets/a`] = { body: ruleset('rules\nof another database\n') };
  server.replies[`GET ${RULES}/rulesets/b`] = { body: ruleset('rules\nof files\nand more\n') };
  expect(await problemsOf(server)).toEqual([
    expect.stringMatching(/Firestore differ from firestore.rules, first in line 2\./),
    expect.stringMatching(/bucket onboarding-live\.\S+ differ from storage.rules, first in line 3\./),
  ]);
});

it('missing rules are reported', async () => {
  for (const of of ['cloud.firestore', `firebase.storage/${BUCKET}`])
    delete server.replies[`GET ${RULES}/releases/${of}`];
  expect(await problemsOf(server)).toEqual([
    expect.stringContaining('No rules are deployed for Firestore.'),
    expect.stringContaining(`No rules are deployed for the bucket ${BUCKET}.`),
  ]);
});

const granted = (role: string, member: string) => ({
  bindings: [{ role: `roles/${role}`, members: [member] }],
});
const NO_ACCESS = /every upload is denied/;
const CORS = [{ origin: ['*'], method: ['GET'], maxAgeSeconds: 3600 }];
const UNUSED = { indexes: [answered(), answered('READY', 'users')] };
const UNFINISHED = { indexes: [answered('CREATING')] };

test.each<[string, string, object, RegExp]>([
  ['a role of Storage with nobody', IAM, {}, NO_ACCESS],
  ['another role of Storage', IAM, granted('editor', AGENT), NO_ACCESS],
  ['a role of somebody else', IAM, granted('firebaserules.firestoreServiceAgent', 'user:a@b.in'), NO_ACCESS],
  ['a missing index', INDEXES, {}, /no index over progress: fpocno ascending, since descending\./],
  ['an unused index', INDEXES, UNUSED, /asks for, over users: fpocno/],
  ['an unfinished index', INDEXES, UNFINISHED, /progress: .* is not ready yet \(CREATING\)/],
  ['a bucket with CORS', STORED, { cors: CORS }, /lets scripts of \* read files/],
])('reports %s', async (_, route, body, problem) => {
  server.replies[route] = { body };
  expect(await problemsOf(server)).toEqual([expect.stringMatching(problem)]);
});

it('reports a missing bucket', async () => {
  delete server.replies[STORED];
  expect(await problemsOf(server)).toEqual([expect.stringContaining(`There is no bucket ${BUCKET}.`)]);
});

const allowing = (way: string) => ({ signIn: { ...healthyAuth.signIn, [way]: { enabled: true } } });
const policyOf = (state: string, length: number) => ({ passwordPolicyConfig: passwordPolicy(state, length) });
const NO_CODES = { mfa: { providerConfigs: [{ state: 'DISABLED', totpProviderConfig: {} }] } };
const MESSAGES = { mfa: { state: 'ENABLED', enabledProviders: ['PHONE_SMS'] } };
const SIX = /password of 6 characters is accepted/;
test.each([
  ['no sign-in by e-mail', { signIn: {} }, /^off {2}Auth: Sign-in with e-mail and password is off/],
  ['sign-in by a mailed link', { signIn: { email: { enabled: true } } }, /link in a mail is on/],
  ['anonymous sign-in', allowing('anonymous'), /Anonymous sign-in is on/],
  ['sign-in by phone', allowing('phoneNumber'), /Sign-in by phone is on/],
  ['no new accounts', { client: { permissions: { disabledUserSignup: true } } }, /nobody can register/],
  ['addresses that can be tried', { emailPrivacyConfig: {} }, /enumeration protection is off/],
  ['no authorised domain', { authorizedDomains: [] }, /firebaseapp\.com of VITE_FIREBASE_AUTH_DOMAIN/],
  ['no password policy', { passwordPolicyConfig: undefined }, SIX],
  ['a password policy that is not enforced', policyOf('OFF', 12), SIX],
  ['a password policy of ten characters', policyOf('ENFORCE', 10), /at least 12/],
  ['no codes of an app', NO_CODES, /no reviewer/],
  ['text messages in place of codes', MESSAGES, /apps are off/],
  ['localhost', { authorizedDomains: [DOMAIN, 'localhost'] }, /localhost may sign people in/],
])('Auth with %s is off', async (_, change, finding) => {
  server.replies[CONFIG] = { body: { ...healthyAuth, ...change } };
  expect(await problemsOf(server)).toEqual([expect.stringMatching(finding)]);
});

it('unreadable parts have one sentence each, and the rest is examined anyway', async () => {
  const error = { code: 403, message: 'The caller lacks permission' };
  server.replies[`GET ${RULES}/releases/cloud.firestore`] = { status: 403, body: { error } };
  server.replies[STORED] = { status: 502, body: '<html>\n</html>' };
  server.replies[INDEXES] = { body: '<html>' };
  const lines = await reportOn(server);
  expect(lines).toHaveLength(8);
  expect(lines.filter((line) => line.startsWith('off'))).toEqual([
    'off  Rules: Not read: firebaserules.googleapis.com answered 403: The caller lacks permission. Use credentials of an owner or editor of the project.',
    'off  Indexes: Not read: firestore.googleapis.com answered with something that is no JSON.',
    'off  Bucket: Not read: storage.googleapis.com answered 502: <html>.',
  ]);
});

it.each([
  ['auth/insufficient-permission', 'No permission', 'No permission. Use credentials of an owner or editor'],
  ['auth/internal-error', 'connect ECONNREFUSED', 'connect ECONNREFUSED.'],
])('accounts that cannot be read for %s are reported', async (code, message, reason) => {
  vi.spyOn(server, 'listUsers').mockRejectedValue(Object.assign(new Error(message), { code }));
  expect(await problemsOf(server)).toEqual([
    expect.stringContaining(`Roles: Not read: ${reason}`),
    expect.stringContaining(`Deputies: Not read: ${reason}`),
  ]);
});

it('an unreachable service is reported', async () => {
  const message = 'request to https://googleapis.com/ failed, reason: connect ECONNREFUSED';
  server.fetch = () => Promise.reject(Object.assign(new Error(message), { code: 'ECONNREFUSED' }));
  const problems = await problemsOf(server);
  expect(problems).toHaveLength(5);
  for (const problem of problems) expect(problem).toContain(`: Not read: ${message}.`);
});

it('an error of the program itself is thrown', async () => {
  vi.spyOn(server, 'listUsers').mockRejectedValue(new TypeError('x is undefined'));
  await expect(reportOn(server)).rejects.toThrow('x is undefined');
});

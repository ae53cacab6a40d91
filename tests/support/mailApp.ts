import { vi } from 'vitest';
import { encodeFields } from './encodeFields.ts';
import { makeProgress, makeUserRecord, type StoredUserOverrides, TRAINEE_UID } from './factories.ts';
import { makeMailApp, unsignedToken } from './mailService.ts';

export const ORIGIN = 'http://127.0.0.1:5173';
export const TRAINEE = { sub: TRAINEE_UID };
const WORK = { email: 'staff@agency.example', email_verified: true };
export const REVIEWER = { sub: 'reviewerUid', reviewer: true, ...WORK };
export const APPROVER = { sub: 'approverUid', approver: true, ...WORK };
export const GSTIN = '27ZZZPK0001Z1ZO';

let stored: Record<string, object> = {};
/** The requests to the database. */
export let reads: { url: URL; headers: Headers }[] = [];
let database: (() => Promise<Response>) | undefined;

/** Replaces the database that the service reads. */
export function startDatabase(): void {
  stored = {};
  reads = [];
  database = undefined;
  giveTrainee();
  vi.stubGlobal('fetch', (input: string, { headers }: RequestInit) => {
    const url = new URL(input);
    reads.push({ url, headers: new Headers(headers) });
    if (database) return database();
    const path = url.pathname.split('/documents/')[1] ?? '';
    if (!path.includes('/')) return Promise.resolve(Response.json(listingOf(path)));
    const record = stored[path];
    return Promise.resolve(
      record ? Response.json({ fields: encodeFields(record) }) : Response.json({}, { status: 404 }),
    );
  });
}

function listingOf(collection: string): object {
  const found = Object.entries(stored).filter(([path]) => path.startsWith(`${collection}/`));
  if (found.length === 0) return {};
  return {
    documents: found.map(([path, record]) => ({ name: `x/${path}`, fields: encodeFields(record) })),
  };
}

/** R25: `deputy` decides for `absent`, both addresses, for a day from now on. */
export function giveDelegation(absent: string, deputy: string, change: object = {}): void {
  const from = Date.now() - 1;
  stored[`delegations/${absent}`] = {
    name: 'Asha Rao',
    email: absent,
    deputy,
    deputyName: 'Dev Patil',
    deputyEmail: deputy,
    from,
    until: from + 86_400_000,
    reason: '',
    at: from,
    ...change,
  };
}

export function giveAmendment(kind: string, amendment: object): void {
  stored[`amendments/${TRAINEE_UID}/items/${kind}`] = amendment;
}

export function giveDocuments(documents: object): void {
  stored[`documents/${TRAINEE_UID}`] = documents;
}

export function givePerson(uid: string, overrides: StoredUserOverrides, submittedAt = 1): void {
  const user = makeUserRecord({ uid, ...overrides });
  stored[`users/${uid}`] = user;
  stored[`progress/${uid}`] = makeProgress(user, submittedAt, submittedAt);
}

/** Replaces the database's answers. */
export function answerWith(answer: () => Promise<Response>): void {
  database = answer;
}

export function giveTrainee(
  overrides: StoredUserOverrides & { approval?: object } = {},
  submittedAt?: number,
): void {
  givePerson(
    TRAINEE_UID,
    { GSTIN, isGSTApplicable: 'yes', ...overrides } as StoredUserOverrides,
    submittedAt,
  );
}

export function makeService(options: Parameters<typeof makeMailApp>[0] = {}) {
  const { app, mails, lines } = makeMailApp(options);
  const post = (call: string, body: unknown, claims: object | null, headers: Record<string, string> = {}) =>
    app.request(`/api/mail/${call}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: ORIGIN,
        ...(claims && { Authorization: `Bearer ${unsignedToken({ ...claims })}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, mails, lines, post };
}

export const GST = { name: 'Ram Kumar', email: 'trainee@demo.example', gstin: GSTIN };
export const WELCOME = {
  name: 'Ram Kumar',
  email: 'trainee@demo.example',
  introducerEmail: 'introducer@agency.example',
  action: 'accept',
};
export const RECEIPT = { kind: 'receipt', uid: TRAINEE_UID };
export const ABOUT_TRAINEE = { 'X-Record': TRAINEE_UID };
export const decided = (action: 'accept' | 'acceptasexception' | 'deny', more = {}) =>
  giveTrainee({ approval: { action, by: 'approverUid', at: 1, ...more } });

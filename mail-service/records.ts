import { DUE_FIELDS } from '../src/domain/due/dueRecord.ts';
import { type Delegation, parseDelegation } from '../src/domain/people/delegations.ts';
import { type Invitation, parseInvitation } from '../src/domain/people/invitations.ts';
import type { AmendmentKind, AmendmentState } from '../src/domain/records/amendments.ts';
import { parseAmendment } from '../src/domain/records/parseAmendments.ts';
import {
  parseDocumentsRecord,
  parseProgressRecord,
  parseUserRecord,
} from '../src/domain/records/parseRecord.ts';
import type { DocumentsRecord, ProgressRecord } from '../src/domain/records/records.ts';
import type { RecordWith } from '../src/domain/records/recordWith.ts';
import { isUid } from '../src/domain/records/uid.ts';
import { parseReminders, type Reminders } from '../src/domain/reminders/reminders.ts';
import { type Findings, parseFindings } from '../src/domain/review/findings.ts';
import { decodeFields, type FirestoreFields } from './firestoreValues.ts';
import { Refusal } from './refusal.ts';

/** Reads with the caller's own token, so that the security rules decide. @throws Refusal 403, 404 or 503 */
export interface Records {
  /** The users record with the fields that mails need. */
  person: (uid: string) => Promise<MailRecord>;
  /** The documents record; empty when there is none. */
  documents: (uid: string) => Promise<DocumentsRecord>;
  invitation: (id: string) => Promise<Invitation>;
  /** null where the record was never sent for approval. */
  findings: (uid: string) => Promise<Findings | null>;
  progress: (uid: string) => Promise<ProgressRecord>;
  /** The amendment without its values. */
  amendment: (uid: string, kind: AmendmentKind) => Promise<AmendmentState>;
  /** The reminders of a person; empty when there are none. */
  reminders: (uid: string) => Promise<Reminders>;
  /** R25: all delegations, also those that have not begun or are over. */
  delegations: () => Promise<Delegation[]>;
}

/** The fields of the users record that mails read. Bank details, PAN and Aadhar stay in the database. */
const FIELDS = [...DUE_FIELDS, 'GSTIN', 'queries', 'sent'] as const;

/** A field that it lacks is missing in FIELDS. */
export interface MailRecord extends RecordWith<'uid' | (typeof FIELDS)[number]> {}

const AMENDMENT_FIELDS = ['status', 'submittedAt', 'refusal'];

const TIMEOUT_MS = 4_000;
/** More than a portal has approvers: each has one delegation. */
const MAX_DELEGATIONS = 300;

interface StoredDocument {
  fields?: FirestoreFields;
}

interface DatabaseAddress {
  projectId: string;
  firestoreEmulator: string | undefined;
}

interface ReadRights {
  token: string;
  appCheck: string | undefined;
}

export function createRecords(database: DatabaseAddress, rights: ReadRights): Records {
  const get = createGet(database, rights);

  async function read(collection: string, id: string, mask = ''): Promise<Record<string, unknown>> {
    if (!isUid(id)) throw new Refusal(404, 'There is no such record.');
    const { fields = {} } = (await get(`${collection}/${encodeURIComponent(id)}${mask}`)) as StoredDocument;
    return decodeFields(fields);
  }

  async function readIfAny(
    collection: string,
    id: string,
    mask = '',
  ): Promise<Record<string, unknown> | undefined> {
    return read(collection, id, mask).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return undefined;
      throw error;
    });
  }

  return {
    person: async (uid) => parseUserRecord(uid, await read('users', uid, maskOf(FIELDS))),
    documents: async (uid) => parseDocumentsRecord(await readIfAny('documents', uid)),
    invitation: async (id) => parseInvitation(id, await read('invitations', id)),
    progress: async (uid) => parseProgressRecord(uid, await read('progress', uid)),
    amendment: async (uid, kind) => {
      if (!isUid(uid)) throw new Refusal(404, 'There is no such record.');
      const collection = `amendments/${encodeURIComponent(uid)}/items`;
      return parseAmendment(await readIfAny(collection, kind, maskOf(AMENDMENT_FIELDS))) ?? { status: 0 };
    },
    reminders: async (uid) => parseReminders((await readIfAny('reminders', uid)) ?? {}),
    findings: async (uid) => parseFindings(await readIfAny('findings', uid)),
    delegations: async () => {
      const found = await get(`delegations?pageSize=${MAX_DELEGATIONS}`);
      const { documents: stored = [] } = found as { documents?: (StoredDocument & { name: string })[] };
      return stored.map(({ name, fields = {} }) =>
        parseDelegation(name.split('/').at(-1) ?? '', decodeFields(fields)),
      );
    },
  };
}

function createGet({ projectId, firestoreEmulator }: DatabaseAddress, { token, appCheck }: ReadRights) {
  const server = firestoreEmulator ? `http://${firestoreEmulator}` : 'https://firestore.googleapis.com';
  const documents = `${server}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { Authorization: `Bearer ${token}`, ...(appCheck && { 'X-Firebase-AppCheck': appCheck }) };
  return async (path: string): Promise<object> => {
    const url = `${documents}/${path}`;
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      unreachable,
    );
    if (response.status === 404) throw new Refusal(404, 'There is no such record.');
    if (response.status === 401 || response.status === 403) {
      throw new Refusal(403, 'You may not read this record.');
    }
    if (!response.ok) unreachable(new Error(`status ${response.status}`));
    return (await response.json().catch(unreachable)) as object;
  };
}

function maskOf(fields: readonly string[]): string {
  return `?${fields.map((field) => `mask.fieldPaths=${field}`).join('&')}`;
}

function unreachable(cause: unknown): never {
  throw new Refusal(503, 'The record cannot be read at the moment.', { cause });
}

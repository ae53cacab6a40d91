import { FieldValue } from '@google-cloud/firestore';
import { openFirestore } from '../mail-service/remind/database.ts';
import type { StackPorts } from './ports.ts';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from './project.ts';

interface NewAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  emailVerified: boolean;
  claims?: Record<string, boolean>;
}

/** With `merge`, `data` names fields by dotted path and the others stay. */
export interface RecordWrite {
  path: string;
  data: Record<string, unknown>;
  merge?: boolean;
}

interface StoredFile {
  path: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Access for the seed and the tests, past the rules. Emulators only: `owner` is no real credential. */
export interface AdminApi {
  createAccount: (account: NewAccount) => Promise<void>;
  listAccounts: () => Promise<string[]>;
  /** A disabled account gets no new session, and its session is not renewed. */
  updateAccount: (uid: string, change: { password?: string; disableUser?: boolean }) => Promise<void>;
  /** null when there is no record at `path`, such as `users/abc`. */
  readRecord: (path: string) => Promise<Record<string, unknown> | null>;
  /** All records of a collection, such as `users`. */
  listRecords: (collection: string) => Promise<Record<string, unknown>[]>;
  writeRecords: (writes: RecordWrite[]) => Promise<void>;
  deleteRecord: (path: string) => Promise<void>;
  storeFile: (file: StoredFile) => Promise<string>;
}

const AS_OWNER = { Authorization: 'Bearer owner' };

export function createAdminApi(
  ports: Pick<StackPorts, 'auth' | 'firestore' | 'storage'>,
  project: string = PROJECT_ID,
): AdminApi {
  const accounts = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const firestore = openFirestore(project, `${HOST}:${ports.firestore}`);
  const bucket = `http://${HOST}:${ports.storage}/v0/b/${STORAGE_BUCKET}/o`;

  return {
    async createAccount({ uid, claims, ...account }) {
      await postJson(accounts, { localId: uid, ...account });
      if (!claims) return;
      await postJson(`${accounts}:update`, { localId: uid, customAttributes: JSON.stringify(claims) });
    },

    async listAccounts() {
      const response = await fetch(`${accounts}:batchGet?maxResults=1000`, { headers: AS_OWNER });
      const { users = [] } = (await readJson(response)) as { users?: { localId: string }[] };
      return users.map(({ localId }) => localId);
    },

    async updateAccount(uid, change) {
      await postJson(`${accounts}:update`, { localId: uid, ...change });
    },

    async readRecord(path) {
      return (await firestore.doc(path).get()).data() ?? null;
    },

    async listRecords(collection) {
      const { docs } = await firestore.collection(collection).get();
      return docs.map((record) => record.data());
    },

    async writeRecords(writes) {
      const batch = firestore.batch();
      for (const { path, data, merge } of writes) {
        const record = firestore.doc(path);
        if (!merge) batch.set(record, data);
        // The first write creates a missing record, which an update alone refuses.
        else batch.set(record, {}, { merge: true }).update(record, withDeletions(data));
      }
      await batch.commit();
    },

    async deleteRecord(path) {
      await firestore.doc(path).delete();
    },

    async storeFile({ path, contentType, bytes }) {
      const response = await fetch(`${bucket}?uploadType=media&name=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: { ...AS_OWNER, 'Content-Type': contentType },
        body: bytes,
      });
      const { downloadTokens } = (await readJson(response)) as { downloadTokens: string };
      return `${bucket}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
    },
  };
}

/** A field that is undefined is removed. */
function withDeletions(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, value === undefined ? FieldValue.delete() : value]),
  );
}

async function postJson(url: string, body: object): Promise<unknown> {
  const headers = { ...AS_OWNER, 'Content-Type': 'application/json' };
  return readJson(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

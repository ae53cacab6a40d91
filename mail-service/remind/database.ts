import { decodeFields, encodeFields, type FirestoreFields, type FirestoreValue } from '../firestoreValues.ts';
import type { Credentials } from './credentials.ts';

export interface Stored {
  id: string;
  fields: Record<string, unknown>;
  /** Firestore's own, for a write that must not come after another. */
  updateTime: string;
}

interface Listing {
  collection: string;
  fields: readonly string[];
  where: readonly Filter[];
  /** Of the last page, where a range is asked for. */
  orderBy?: string;
}

type Filter = readonly [field: string, op: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN_OR_EQUAL', value: unknown];

/** Past the rules, with the rights of the job's account. */
export interface Database {
  list: (listing: Listing) => Promise<Stored[]>;
  /** Those that exist, by id. */
  getAll: (
    collection: string,
    ids: readonly string[],
    fields: readonly string[],
  ) => Promise<Map<string, Stored>>;
  /** Sets one field, or removes it. @returns false when the record was written since it was read */
  setField: (path: string, field: string, value: object | undefined, read?: Read) => Promise<boolean>;
}

/** As it was read, or that it did not exist. Absent: whatever it is now. */
type Read = { stored: Stored | undefined };

interface Answer {
  document?: RawDocument;
  found?: RawDocument;
}

interface RawDocument {
  name: string;
  fields?: FirestoreFields;
  updateTime: string;
}

const PAGE = 300;
const TIMEOUT_MS = 30_000;
const OTHER_WRITE = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED'];

export function createDatabase(
  { projectId, firestoreEmulator }: { projectId: string; firestoreEmulator: string | undefined },
  { token, isPerson }: Credentials,
): Database {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const server = firestoreEmulator ? `http://${firestoreEmulator}` : 'https://firestore.googleapis.com';
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    ...(isPerson && { 'x-goog-user-project': projectId }),
  };

  async function call(method: string, body: object): Promise<{ answer: unknown; refusal?: string }> {
    const request = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const response = await fetch(`${server}/v1/${root}:${method}`, request).catch((cause: unknown) => {
      throw new Error('Firestore cannot be reached.', { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok ? { answer } : { answer, refusal: refusalOf(answer, response.status) };
  }

  async function read(method: string, body: object): Promise<Stored[]> {
    const { answer, refusal } = await call(method, body);
    if (refusal !== undefined) throw new Error(`Firestore refused to read: ${refusal}.`);
    return (answer as Answer[]).flatMap(({ document, found }) => {
      const { name, fields = {}, updateTime } = document ?? found ?? {};
      return name && updateTime
        ? [{ id: name.slice(name.lastIndexOf('/') + 1), fields: decodeFields(fields), updateTime }]
        : [];
    });
  }

  return {
    async list({ collection, fields, where, orderBy }) {
      const order = [...(orderBy ? [orderBy] : []), '__name__'];
      const query = {
        from: [{ collectionId: collection }],
        select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
        where: { compositeFilter: { op: 'AND', filters: where.map(toFilter) } },
        orderBy: order.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
        limit: PAGE,
      };
      const all: Stored[] = [];
      for (;;) {
        const last = all.at(-1);
        const startAt = last && {
          values: [
            ...(orderBy ? [toValue(last.fields[orderBy])] : []),
            { referenceValue: `${root}/${collection}/${last.id}` },
          ],
          before: false,
        };
        const page = await read('runQuery', { structuredQuery: { ...query, ...(startAt && { startAt }) } });
        all.push(...page);
        if (page.length < PAGE) return all;
      }
    },

    async getAll(collection, ids, fields) {
      const all = new Map<string, Stored>();
      for (let from = 0; from < ids.length; from += PAGE) {
        const documents = ids.slice(from, from + PAGE).map((id) => `${root}/${collection}/${id}`);
        const found = await read('batchGet', { documents, mask: { fieldPaths: fields } });
        for (const each of found) all.set(each.id, each);
      }
      return all;
    },

    async setField(path, field, value, read) {
      const condition = read?.stored ? { updateTime: read.stored.updateTime } : { exists: false };
      const write = {
        update: { name: `${root}/${path}`, fields: encodeFields({ [field]: value }) },
        updateMask: { fieldPaths: [field] },
        ...(read && { currentDocument: condition }),
      };
      const { refusal } = await call('commit', { writes: [write] });
      if (refusal === undefined) return true;
      if (OTHER_WRITE.includes(refusal)) return false;
      throw new Error(`Firestore refused to write: ${refusal}.`);
    },
  };
}

function toFilter([fieldPath, op, value]: Filter): object {
  return { fieldFilter: { field: { fieldPath }, op, value: toValue(value) } };
}

function toValue(value: unknown): FirestoreValue | undefined {
  return encodeFields({ value }).value;
}

/** Google's name of the reason, such as PERMISSION_DENIED. A query's answer is a list of one. */
function refusalOf(answer: unknown, status: number): string {
  const { error } = ((Array.isArray(answer) ? answer[0] : answer) ?? {}) as { error?: { status?: string } };
  return error?.status ?? `status ${status}`;
}

import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
  type WhereFilterOp,
} from '@google-cloud/firestore';

export interface Stored {
  id: string;
  fields: Record<string, unknown>;
  /**
   * Firestore's update time: a write with this precondition fails when the record was written since it was
   * read.
   */
  updateTime: Timestamp | undefined;
}

interface Listing {
  collection: string;
  fields: readonly string[];
  where: readonly (readonly [field: string, op: WhereFilterOp, value: unknown])[];
  /** The start and end of a range query. */
  orderBy?: string;
}

/** Access past the rules, with the rights of the job's account. */
export interface Database {
  list: (listing: Listing) => Promise<Stored[]>;
  /** The existing records, by id. */
  getAll: (
    collection: string,
    ids: readonly string[],
    fields: readonly string[],
  ) => Promise<Map<string, Stored>>;
  /** Sets one field, or removes it. @returns false when the record was written since it was read */
  setField: (path: string, field: string, value: object | undefined, read?: Read) => Promise<boolean>;
  close: () => Promise<void>;
}

/** The state as read, or that the record did not exist. Absent: no precondition. */
type Read = { stored: Stored | undefined };

const PAGE = 300;
/** gRPC's codes of a failed precondition: not found, already exists, failed precondition, aborted. */
const OTHER_WRITE = [5, 6, 9, 10];
const UNAVAILABLE = [4, 14];
const CREDENTIALS =
  'Are there application default credentials? Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS.';

/**
 * The emulator accepts the token `owner` with every right; elsewhere Google's application default
 * credentials apply.
 */
export function openFirestore(projectId: string, emulator: string | undefined): Firestore {
  const settings = { projectId, ignoreUndefinedProperties: true };
  if (!emulator) return new Firestore(settings);
  return new Firestore({
    ...settings,
    host: emulator,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
    // Without it the library searches for credentials on the network, to find this name.
    clientOptions: { universeDomain: 'googleapis.com' },
  });
}

/** The records that a query finds, by their ids after its own sorting; one page in memory at a time. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = all; ; ) {
    const { docs } = await page.get();
    yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    page = all.startAfter(last);
  }
}

export function createDatabase(firestore: Firestore): Database {
  return {
    async list({ collection, fields, where, orderBy }) {
      let query = firestore.collection(collection).select(...fields);
      for (const [field, op, value] of where) query = query.where(field, op, value);
      if (orderBy) query = query.orderBy(orderBy);
      const all: Stored[] = [];
      try {
        for await (const page of pagesOf(query)) all.push(...page.map(toStored));
      } catch (error) {
        explain(error);
      }
      return all;
    },

    async getAll(collection, ids, fields) {
      const all = new Map<string, Stored>();
      for (let from = 0; from < ids.length; from += PAGE) {
        const references = ids.slice(from, from + PAGE).map((id) => firestore.doc(`${collection}/${id}`));
        const found = await firestore.getAll(...references, { fieldMask: [...fields] }).catch(explain);
        for (const each of found) if (each.exists) all.set(each.id, toStored(each));
      }
      return all;
    },

    async setField(path, field, value, read) {
      const reference = firestore.doc(path);
      const data: DocumentData = { [field]: value ?? FieldValue.delete() };
      try {
        if (!read) await reference.set(data, { mergeFields: [field] });
        else if (read.stored) await reference.update(data, { lastUpdateTime: read.stored.updateTime });
        else await reference.create(data);
        return true;
      } catch (error) {
        if (read && isOtherWrite(error)) return false;
        return explain(error);
      }
    },

    // Without credentials there is nothing to close, and the first read has reported the error.
    close: () => firestore.terminate().catch(() => {}),
  };
}

function toStored(snapshot: DocumentSnapshot): Stored {
  return { id: snapshot.id, fields: snapshot.data() ?? {}, updateTime: snapshot.updateTime };
}

function explain(error: unknown): never {
  const code = codeOf(error);
  if (UNAVAILABLE.includes(code)) throw new Error('Firestore cannot be reached.', { cause: error });
  if (Number.isInteger(code)) throw error;
  // Only the name: a message about credentials may contain a part of the key.
  const name = error instanceof Error ? error.name : 'unknown';
  throw new Error(`Firestore cannot be opened (${name}). ${CREDENTIALS}`);
}

/** Whether a precondition failed, because the record was written since it was read. */
export function isOtherWrite(error: unknown): boolean {
  return OTHER_WRITE.includes(codeOf(error));
}

function codeOf(error: unknown): number {
  return error instanceof Error ? Number(Reflect.get(error, 'code')) : Number.NaN;
}

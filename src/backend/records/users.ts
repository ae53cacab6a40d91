import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import { isMap, type Raw, readMap } from '../../domain/records/read.ts';
import type {
  Query,
  QueryCategory,
  SectionOne,
  SectionSix,
  UserRecord,
  VendorTypeChoice,
} from '../../domain/records/records.ts';
import * as documents from '../../domain/transitions/documents.ts';
import * as overall from '../../domain/transitions/overall.ts';
import { allow, refuse, type Transition, type UserPatch } from '../../domain/transitions/patch.ts';
import * as profile from '../../domain/transitions/profile.ts';
import * as queries from '../../domain/transitions/queries.ts';
import * as traineeForm from '../../domain/transitions/traineeForm.ts';
import { commitTransition } from '../commit/commit.ts';
import type { StoredUser } from '../commit/stored.ts';
import { notify } from '../notify.ts';
import { serverNow } from './serverTime.ts';
import { watcherOf } from './watchDocument.ts';

export const watchUserRecord = watcherOf('users', (data, uid) => (data ? parseUserRecord(uid, data) : null));

/**
 * With the last form: mails a receipt to the person and a notice to the review team. A failed mail is
 * ignored: the submission is stored, and dashboard and queue show it.
 */
export function notifyOfSubmission(uid: string, { set }: UserPatch): void {
  if (set['forms.status'] !== 1) return;
  for (const kind of ['receipt', 'readyforreview'] as const) {
    notify({ kind, person: { uid } }).catch(() => undefined);
  }
}

async function commitAndNotify(uid: string, transition: (stored: StoredUser) => Transition): Promise<void> {
  notifyOfSubmission(uid, await commitTransition(uid, transition));
}

/** This and the other writes of this file throw as commitTransition. */
export async function saveProfile(uid: string, fields: Partial<profile.ProfileFields>): Promise<void> {
  await commitTransition(uid, ({ record }) => profile.saveProfile(record, fields));
}

export async function markGstMailSent(uid: string): Promise<void> {
  await commitTransition(uid, ({ record }) => profile.markGstMailSent(record));
}

/** Splits the rows over several writes, because the rules check a limited number of new rows at once. */
export async function saveSectionOne(
  uid: string,
  section: SectionOne,
  vendorTypes: VendorTypeChoice[],
): Promise<void> {
  let isComplete = false;
  while (!isComplete) {
    await commitTransition(uid, ({ record, raw }) => {
      const stored = storedSections(record, raw);
      const next = traineeForm.nextSectionOne(stored.sectionOne, section);
      isComplete = next === section;
      const whole = traineeForm.saveSectionOne(record, section, vendorTypes, stored);
      return whole.allowed ? traineeForm.saveSectionOne(record, next, vendorTypes, stored) : whole;
    });
  }
}

export async function saveSectionSix(uid: string, section: SectionSix): Promise<void> {
  await commitTransition(uid, ({ record, raw }) =>
    traineeForm.saveSectionSix(record, section, storedSections(record, raw)),
  );
}

function storedSections({ vendorRevision }: UserRecord, raw: Raw): Raw {
  return readMap(vendorRevision?.vendorDetails ?? raw.vendorDetails);
}

export async function submitDocuments(uid: string): Promise<void> {
  const patch = await commitTransition(
    uid,
    (stored) => documents.submitDocuments(stored.record, stored.documents, serverNow()),
    ['documents'],
  );
  notifyOfSubmission(uid, patch);
}

/** @throws AppError as commitTransition; 'refused' also while the same query is open */
export async function raiseQuery(uid: string, category: QueryCategory, title: string): Promise<void> {
  await commitTransition(uid, ({ record }) =>
    queries.isOpenAlready(record, { category, title, by: 'trainee' })
      ? refuse(queries.OPEN_ALREADY)
      : queries.raiseQuery(record, category, title, serverNow()),
  );
}

/**
 * Searches the stored list, which may have items that this version cannot read. A retry with the same reply
 * succeeds.
 */
export async function resolveQuery(
  uid: string,
  category: QueryCategory,
  query: Query,
  reply = '',
): Promise<void> {
  await commitAndNotify(uid, ({ record, raw }) => {
    const stored = storedQueries(raw, category);
    if (stored.some((item) => isSameQuery(item, { ...query, status: 1, reply: reply.trim() }))) {
      return allow({ set: {} });
    }
    const index = stored.findIndex((item) => isSameQuery(item, query));
    return queries.resolveQuery(record, stored, category, index, reply);
  });
}

/** Sets the overall status when an earlier visit ended before it could do so. */
export async function completeOverall(uid: string): Promise<void> {
  await commitAndNotify(uid, ({ record }) => overall.completeOverall(record));
}

function storedQueries(raw: Record<string, unknown>, category: QueryCategory): unknown[] {
  const items = readMap(raw.queries)[category];
  return Array.isArray(items) ? items : [];
}

function isSameQuery(item: unknown, query: Query): boolean {
  if (!isMap(item)) return false;
  const { reply = '' } = item;
  return (
    (['title', 'timestamp', 'status'] as const).every((key) => item[key] === query[key]) &&
    reply === (query.reply ?? '')
  );
}

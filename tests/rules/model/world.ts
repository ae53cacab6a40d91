import { deleteField, doc, type Firestore, writeBatch } from 'firebase/firestore/lite';
import { STORAGE_BUCKET } from '../../../dev/project.ts';
import { defaultForms } from '../../../src/domain/records/defaults.ts';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { Findings } from '../../../src/domain/review/findings.ts';
import { REVIEW_PARTS, type ReviewedRecord, snapshotsFor } from '../../../src/domain/review/snapshots.ts';
import type { UserPatch } from '../../../src/domain/transitions/patch.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import { LINK_KEY } from '../../support/factories.ts';
import { admin, isAllowed, SEEDED_SINCE, signedIn } from '../world.ts';
import type { Actor } from './actors.ts';
import { ACTOR, type FieldChange, LOG_ENTRY, NOW, OWN_LINK, type QueryChange } from './arbitraries.ts';
import {
  type Attempt,
  changedKeys,
  isMap,
  isSame,
  listAt,
  mapAt,
  type Raw,
  REMOVED,
  withField,
} from './attempt.ts';

/** Replaces the placeholders in a generated value. */
export function resolved(value: unknown, uid: string, actor: Actor): unknown {
  if (value === NOW) return Math.floor(Date.now() / 10_000) * 10_000; // The same for every value of a write.
  if (value === ACTOR) return actor.uid;
  if (typeof value === 'string' && value.startsWith(OWN_LINK)) {
    const path = `vendors%2F${uid}%2Fa${value.slice(OWN_LINK.length)}`;
    return `https://firebasestorage.googleapis.com/v0/b/${STORAGE_BUCKET}/o/${path}?alt=media&token=1`;
  }
  if (Array.isArray(value)) return value.map((each) => resolved(each, uid, actor));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each, uid, actor)]));
}

export function withChange(record: Raw, { path, value }: FieldChange): Raw {
  return path === LOG_ENTRY
    ? { ...record, logs: [...listAt(record, 'logs'), value] }
    : withField(record, path, value);
}

export function withQueryChange(record: Raw, change: QueryChange): Raw {
  const items = listAt(mapAt(record, 'queries'), change.category);
  return withField(record, `queries.${change.category}`, changedItems(items, change));
}

function changedItems(items: unknown[], change: QueryChange): unknown[] {
  if ('append' in change) return [...items, change.append];
  if ('rotate' in change) return [...items.slice(1), ...items.slice(0, 1)];
  if ('drop' in change) return items.slice(1);
  const { resolve, reply } = change;
  const resolved = { status: 1, ...(reply !== undefined && { reply }) };
  return items.map((item, at) => (at === resolve && isMap(item) ? { ...item, ...resolved } : item));
}

/** The record after a transition's patch, as the back end writes it. */
export function withPatch(record: Raw, { set, log, query }: UserPatch): Raw {
  const withSet = Object.entries(set).reduce(
    (after, [path, value]) => withField(after, path, value ?? REMOVED),
    record,
  );
  const withLog = log ? withChange(withSet, { path: LOG_ENTRY, value: { ...log } }) : withSet;
  return query ? withQueryChange(withLog, { category: query.category, append: { ...query.item } }) : withLog;
}

/** What a reviewer writes beside a review: snapshots, and findings with the sending. */
export function besideReview(tried: Attempt, after: Raw): Pick<Attempt, 'kept' | 'findings'> {
  const { actor, before } = tried;
  if (!actor.reviewer) return {};
  const { by, at } = isSame(before.sent, after.sent) ? {} : mapAt(after, 'sent');
  const findings = { points: 0, duplicates: [], linkKey: LINK_KEY, by, at } as Findings;
  return { kept: reviewedParts(tried, after), ...(at !== undefined && { findings }) };
}

/** A reviewer's snapshot of the forms that this write moves, and of the profile with the overall status. */
export function reviewedParts({ actor, uid, before, documents }: Attempt, after: Raw): ReviewedRecord {
  const moved = Object.entries(mapAt(after, 'forms')).flatMap(([key, to]) => {
    if (key === 'status') return to === 2 && mapAt(before, 'forms').status !== 2 ? ['profile'] : [];
    return [-1, 2, 3].some((each) => each === to) && mapAt(before, 'forms')[key] !== to ? [key] : [];
  });
  const step = { on: REVIEW_PARTS, movesOverall: true, by: actor.uid, at: Date.now() };
  const snapshots = snapshotsFor(parseUserRecord(uid, before), step, {
    user: before,
    documents,
    reviewed: {},
  });
  return Object.fromEntries(Object.entries(snapshots).filter(([part]) => moved.includes(part)));
}

/** Stores the earlier record, and sends the write with its other records to the emulator. */
export async function isAllowedByRules(tried: Attempt): Promise<boolean> {
  const { uid, before, documents, reviewed } = tried;
  await admin.writeRecords([
    { path: `users/${uid}`, data: before },
    { path: `documents/${uid}`, data: documents },
    ...(Object.keys(reviewed).length > 0 ? [{ path: `reviewed/${uid}`, data: { ...reviewed } }] : []),
    ...(before.usertype === 'introducer'
      ? []
      : [{ path: `progress/${uid}`, data: { ...progressOfRaw(uid, before), forms: before.forms } }]),
  ]);
  return isTaken(tried, SEEDED_SINCE);
}

/** The records of a person as they are stored. */
export interface StoredRecords {
  user: Raw;
  reviewed: Raw;
  since: number;
}

export async function readRecords(uid: string): Promise<StoredRecords> {
  const [user, reviewed, progress] = await Promise.all(
    ['users', 'reviewed', 'progress'].map((collection) => admin.readRecord(`${collection}/${uid}`)),
  );
  return { user: user ?? {}, reviewed: reviewed ?? {}, since: Number(progress?.since) };
}

/** Sends the write with its other records to the emulator. `since` is the stored one of progress. */
export async function isTaken(
  { actor, uid, before, after, kept = {}, findings }: Attempt,
  since: number,
): Promise<boolean> {
  const keys = changedKeys(before, after);
  if (keys.length === 0) return true;
  const isFormsChange = keys.includes('forms');
  const isSubmitted =
    actor.uid === uid && !mapAt(before, 'forms').status && mapAt(after, 'forms').status === 1;
  const progress = isFormsChange
    ? progressOfRaw(uid, after, Date.now(), isSubmitted ? Date.now() : undefined)
    : progressOfRaw(uid, after, since);
  const isShown = isFormsChange || keys.includes('name') || keys.includes('approval');
  const keptIn = keys.includes('approval') ? 'decided' : 'reviewed';
  return isCommitted(actor, [
    { path: `users/${uid}`, data: after, keys },
    ...(before.usertype !== 'introducer' && isShown ? [whole(`progress/${uid}`, progress)] : []),
    ...(Object.keys(kept).length > 0 ? [whole(`${keptIn}/${uid}`, { ...kept })] : []),
    ...(findings ? [whole(`findings/${uid}`, { ...findings })] : []),
  ]);
}

/** A write of whole top-level fields; a key that `data` lacks is removed. */
interface Write {
  path: string;
  data: Raw;
  keys: string[];
}

function whole(path: string, data: Raw): Write {
  return { path, data, keys: Object.keys(data) };
}

/** A client for each actor, because each takes memory. */
const clients = new Map<string, Firestore>();

function isCommitted(actor: Actor, writes: readonly Write[]): Promise<boolean> {
  const db = clients.get(JSON.stringify(actor)) ?? signedIn(actor).db;
  clients.set(JSON.stringify(actor), db);
  const batch = writeBatch(db);
  for (const { path, data, keys } of writes) {
    const fields = keys.map((key) => [key, key in data ? data[key] : deleteField()]);
    batch.set(doc(db, path), Object.fromEntries(fields), { mergeFields: keys });
  }
  return isAllowed(batch.commit());
}

function progressOfRaw(uid: string, raw: Raw, since = SEEDED_SINCE, submittedAt?: number): Raw {
  const progress = progressOf(parseUserRecord(uid, raw), since, submittedAt);
  return {
    ...progress,
    forms: isMap(raw.forms) ? { ...defaultForms(), ...raw.forms } : progress.forms,
    ...('approval' in raw && { decision: raw.approval }),
  };
}

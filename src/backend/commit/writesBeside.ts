import type { Transaction } from 'firebase/firestore';
import type { Approval, ProgressRecord, UserRecord } from '../../domain/records/records.ts';
import { type ReviewedRecord, type ReviewStep, snapshotsFor } from '../../domain/review/snapshots.ts';
import type { UserPatch } from '../../domain/transitions/patch.ts';
import { progressOf, VERIFIED } from '../../domain/transitions/progress.ts';
import { hasVerifiedToken } from '../firebase/auth.ts';
import { serverNow } from '../records/serverTime.ts';
import { type ReadData, referenceTo, type StoredUser } from './stored.ts';

/**
 * Reads what the records beside the users record need.
 * @returns a function that writes progress, snapshots and findings, because a transaction reads before it writes
 */
export async function writesBeside(
  read: ReadData,
  stored: StoredUser,
  { set, step, findings }: UserPatch,
): Promise<(transaction: Transaction) => void> {
  const progress = await progressToWrite(read, stored, set);
  const snapshots = await snapshotsToWrite(read, stored, step);
  const { uid } = stored.record;
  return (transaction) => {
    // Replaces whole fields, so that no part of an earlier value remains; the other fields stay.
    const setFields = (collection: string, fields: object) =>
      transaction.set(referenceTo(collection, uid), fields, { mergeFields: Object.keys(fields) });
    if (progress) setFields('progress', progress);
    if (snapshots) setFields(step?.on === 'decision' ? 'decided' : 'reviewed', snapshots);
    if (findings) transaction.set(referenceTo('findings', uid), findings);
  };
}

async function progressToWrite(
  read: ReadData,
  stored: StoredUser,
  set: UserPatch['set'],
): Promise<ProgressRecord | null> {
  const after = withPatch(stored, set);
  const movesForms = Object.keys(set).some((path) => path.startsWith('forms.'));
  if (!movesForms && !('name' in set) && !('approval' in set)) return null;
  const identity = (await hasVerifiedToken(after)) ? VERIFIED : {};
  if (movesForms) {
    const now = serverNow();
    const isSubmitted = stored.record.forms.status === 0 && after.forms.status === 1 && !('approval' in set);
    return progressOf(after, now, isSubmitted ? now : undefined, identity);
  }
  const since: unknown = (await read('progress'))?.since;
  return progressOf(after, typeof since === 'number' ? since : serverNow(), undefined, identity);
}

function withPatch({ record, raw }: StoredUser, set: UserPatch['set']): UserRecord {
  const forms = { ...record.forms };
  for (const [path, value] of Object.entries(set)) {
    if (path.startsWith('forms.')) Object.assign(forms, { [path.slice('forms.'.length)]: value });
  }
  const { name = record.name } = set;
  // The stored value, parsed or not, because the rules compare progress with it.
  const approval = set.approval ?? (raw.approval as Approval | undefined);
  return { ...record, name, forms, ...(approval !== undefined && { approval }) };
}

async function snapshotsToWrite(
  read: ReadData,
  { record, raw }: StoredUser,
  step: ReviewStep | undefined,
): Promise<ReviewedRecord | null> {
  if (!step) return null;
  const documents = (await read('documents')) ?? {};
  const reviewed = (step.on !== 'decision' && (await read('reviewed'))) || {};
  const snapshots = snapshotsFor(record, step, { user: raw, documents, reviewed });
  return Object.keys(snapshots).length > 0 ? snapshots : null;
}

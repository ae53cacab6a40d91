import type { Amendment } from '../../domain/records/amendments.ts';
import type { ProgressRecord, UserRecord } from '../../domain/records/records.ts';
import type { Duplicate } from '../../domain/review/findings.ts';
import { type UniqueValue, uniqueValuesOf } from '../../domain/review/uniqueValues.ts';
import { orAppError } from '../unreachable.ts';
import { peopleWith, uidsWith } from './queries.ts';

/** The most other people that are read for one value. A reviewer checks a shared value anyway. */
const MAX_OTHERS = 3;

/** One small query for each value in the record, five at most. */
export function findDuplicates(record: UserRecord): Promise<Duplicate[]> {
  return findOthers(record, uniqueValuesOf(record));
}

async function findOthers({ uid: own }: UserRecord, values: readonly UniqueValue[]): Promise<Duplicate[]> {
  const found = values.map(async ({ field, spellings }) => {
    const path = field === 'bankAccountNumber' ? `bankDetails.${field}` : field;
    const uids = await uidsWith(path, spellings, MAX_OTHERS + 1);
    const others = uids.filter((uid) => uid !== own).slice(0, MAX_OTHERS);
    return others.map((uid): Duplicate => ({ field, uid }));
  });
  return (await orAppError(() => Promise.all(found))).flat();
}

/** Searches only for the values that this change brings. */
export function findDuplicatesOfChange({
  record,
  amendment,
}: {
  record: UserRecord;
  amendment: Amendment;
}): Promise<Duplicate[]> {
  const { user } = amendment.values;
  const brought = uniqueValuesOf({ ...record, ...user }).filter(
    ({ field }) => field in user || (field === 'bankAccountNumber' && 'bankDetails' in user),
  );
  return findOthers(record, brought);
}

export function getDuplicatePeople(duplicates: readonly Duplicate[]): Promise<ProgressRecord[]> {
  return orAppError(() => peopleWith([...new Set(duplicates.map(({ uid }) => uid))]));
}

import { collection, documentId, getDocs, limit, query, where } from 'firebase/firestore';
import { toAppError } from '../../domain/appError.ts';
import { parseProgressRecord } from '../../domain/records/parseRecord.ts';
import type { ProgressRecord, UserRecord } from '../../domain/records/records.ts';
import type { Duplicate, UniqueField } from '../../domain/review/findings.ts';
import { uniqueValuesOf } from '../../domain/review/uniqueValues.ts';
import { getDatabase } from '../firebase/firestore.ts';

/** Others that are read for one value: who shares it with more is looked into anyway. */
const MAX_OTHERS = 3;

const PATHS: Record<UniqueField, string> = {
  pancard: 'pancard',
  GSTIN: 'GSTIN',
  bankAccountNumber: 'bankDetails.bankAccountNumber',
  aadharcard: 'aadharcard',
  phone: 'phone',
};

/** For reviewers, who alone list users (R2): one small query for each value that the record has, five at most. */
export async function findDuplicates(record: UserRecord): Promise<Duplicate[]> {
  const users = collection(getDatabase(), 'users');
  const others = async (field: UniqueField, spellings: string[]) => {
    const same = query(users, where(PATHS[field], 'in', spellings), limit(MAX_OTHERS + 1));
    const { docs } = await getDocs(same);
    const uids = docs.map(({ id }) => id).filter((uid) => uid !== record.uid);
    return uids.slice(0, MAX_OTHERS).map((uid): Duplicate => ({ field, uid }));
  };
  try {
    const found = await Promise.all(
      uniqueValuesOf(record).map(({ field, spellings }) => others(field, spellings)),
    );
    return found.flat();
  } catch (error) {
    throw toAppError(error);
  }
}

/** Names and statuses of those who share a value. */
export async function getDuplicatePeople(duplicates: readonly Duplicate[]): Promise<ProgressRecord[]> {
  const uids = [...new Set(duplicates.map(({ uid }) => uid))];
  if (uids.length === 0) return [];
  try {
    const { docs } = await getDocs(
      query(collection(getDatabase(), 'progress'), where(documentId(), 'in', uids)),
    );
    return docs.map((each) => parseProgressRecord(each.id, each.data()));
  } catch (error) {
    throw toAppError(error);
  }
}

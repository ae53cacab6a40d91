import { collection, getDocs, query, where } from 'firebase/firestore';
import { orAppError } from '../../domain/appError.ts';
import { getDatabase } from '../firebase/firestore.ts';

/** Everybody with an open change of the bank account: finance pays the old account meanwhile. */
export function uidsWithPendingBank(): Promise<Set<string>> {
  return orAppError(async () => {
    const open = query(collection(getDatabase(), 'amendments'), where('statuses.bank', 'in', [1, 2]));
    return new Set((await getDocs(open)).docs.map(({ id }) => id));
  });
}

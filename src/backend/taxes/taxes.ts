import { doc } from 'firebase/firestore';
import { AppError } from '../../domain/appError.ts';
import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import { parseTaxDetails, type TaxEntry } from '../../domain/records/taxes.ts';
import * as taxes from '../../domain/transitions/taxes.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { serverNow } from '../records/serverTime.ts';
import { transact } from '../records/transaction.ts';
import { watcherOf } from '../records/watchDocument.ts';

export const watchTaxes = watcherOf('taxes', parseTaxDetails);

/** R18. @throws AppError 'refused' with the domain's reason, 'records/missing', or the provider's code */
export async function declareTaxes(uid: string, entry: TaxEntry): Promise<void> {
  const database = getDatabase();
  await transact(async (transaction) => {
    const user = (await transaction.get(doc(database, 'users', uid))).data();
    if (!user) throw new AppError('records/missing', 'There is no record of this person.');
    const declared = taxes.declareTaxes(parseUserRecord(uid, user), entry, serverNow());
    if (!declared.allowed) throw new AppError('refused', declared.reason);
    transaction.set(doc(database, 'taxes', uid), declared.taxes);
  });
}

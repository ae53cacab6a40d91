import { watchTaxes } from '../backend/taxes/taxes.ts';
import type { UserRecord } from '../domain/records/records.ts';
import type { TaxDetails } from '../domain/records/taxes.ts';
import { type Live, lastOf, type WatchOf } from './liveRecord.ts';
import { useWatched } from './useRecords.ts';

export interface WatchedTaxes {
  live: Live<TaxDetails | null>;
  retry: () => void;
  /** null until they are known, too. */
  taxes: TaxDetails | null;
}

const watchNothing: WatchOf<string, TaxDetails | null> = (_uid, onTaxes) => {
  onTaxes(null);
  return () => {};
};

/** What a vendor declared; nothing is read of a trainee. */
export function useTaxes({ uid, usertype }: Pick<UserRecord, 'uid' | 'usertype'>): WatchedTaxes {
  const watched = useWatched(uid, usertype === 'vendor' ? watchTaxes : watchNothing);
  return { ...watched, taxes: lastOf(watched.live)?.value ?? null };
}

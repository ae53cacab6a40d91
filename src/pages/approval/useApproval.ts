import { useMemo } from 'react';
import { type ApprovalState, watchApproval } from '../../backend/records/approvals.ts';
import { type Live, lastOf } from '../../records/liveRecord.ts';
import { useWatched } from '../../records/useRecords.ts';
import { useTaxes, type WatchedTaxes } from '../../records/useTaxes.ts';

interface WatchedApproval {
  /** null when no record has this uid. The tax details come separately, because no decision waits for them. */
  live: Live<ApprovalState | null>;
  taxes: WatchedTaxes;
  retry: () => void;
}

/** The person on the link's page and on the page of the person. */
export function useApproval(uid: string, approverUid: string): WatchedApproval {
  const key = useMemo(() => ({ uid, approverUid }), [uid, approverUid]);
  const { live, retry } = useWatched(key, watchApproval);
  const taxes = useTaxes({ uid, usertype: lastOf(live)?.value?.record.usertype ?? 'trainee' });
  return { live, taxes, retry };
}

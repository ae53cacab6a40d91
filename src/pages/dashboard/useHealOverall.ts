import { useEffect } from 'react';
import { healOverall } from '../../backend/records/users.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { isOverallDue } from '../../domain/transitions/overall.ts';

/** Sets the overall status to 1 when an earlier visit ended between the last form and this step. */
export function useHealOverall(record: UserRecord | null): void {
  const uid = record && record.usertype !== 'introducer' && isOverallDue(record) ? record.uid : null;
  useEffect(() => {
    // Another tab may be quicker, and the next visit tries again: a refusal needs no message.
    if (uid) healOverall(uid).catch(() => undefined);
  }, [uid]);
}

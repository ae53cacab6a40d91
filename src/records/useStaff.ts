import type { Staff } from '../domain/transitions/impartial.ts';
import { useSignedInUser } from '../session/useSession.ts';
import { lastOf } from './liveRecord.ts';
import { useUserRecord } from './useRecords.ts';

/** The signed-in reviewer or approver, with the name that records keep. */
export function useStaff(): Staff {
  const { uid, displayName, email } = useSignedInUser();
  const own = lastOf(useUserRecord())?.value;
  return {
    uid,
    name: displayName || email,
    email,
    ...(own?.usertype === 'introducer' && { registered: own.email }),
  };
}

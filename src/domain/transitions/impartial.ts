import { isSameMailbox } from '../mailbox.ts';
import type { UserRecord } from '../records/records.ts';

/** R9, R10: why the reviewer may not review the record; undefined when it is allowed. */
export function refusalOfReview(
  record: UserRecord,
  reviewer: { uid: string; email: string },
): string | undefined {
  if (record.usertype === 'introducer') return 'Only trainees and vendors can be reviewed.';
  if (record.uid === reviewer.uid || isSameMailbox(record.email, reviewer.email)) {
    return 'You cannot review your own record.';
  }
  if (isSameMailbox(record.fpocno, reviewer.email)) {
    return 'You introduced this person, so another reviewer has to review.';
  }
  return undefined;
}

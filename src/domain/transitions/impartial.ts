import type { UserRecord } from '../records/records.ts';

/** R9, R10: whether the record is the member of staff's own, or of a person whom they introduced; undefined otherwise. */
export function relationTo(
  record: UserRecord,
  { uid, email }: { uid: string; email: string },
): 'own' | 'introduced' | undefined {
  if (record.uid === uid || isSameMailbox(record.email, email)) return 'own';
  return isSameMailbox(record.fpocno, email) ? 'introduced' : undefined;
}

const REFUSALS = {
  own: 'You cannot review your own record.',
  introduced: 'You introduced this person, so another reviewer has to review.',
};

/** R9, R10: why the reviewer may not review the record; undefined when it is allowed. */
export function refusalOfReview(
  record: UserRecord,
  reviewer: { uid: string; email: string },
): string | undefined {
  if (record.usertype === 'introducer') return 'Only trainees and vendors can be reviewed.';
  const relation = relationTo(record, reviewer);
  return relation && REFUSALS[relation];
}

/** R9: who made the last decision, and on whose behalf. */
export function decidersOf({ approval }: Pick<UserRecord, 'approval'>): string[] {
  return approval ? [approval.by, ...(approval.onBehalfOf ? [approval.onBehalfOf.uid] : [])] : [];
}

/** R10: why the reviewer may not validate the record: two people look at each record, in either order. */
export function refusalOfValidation(
  record: UserRecord,
  reviewer: { uid: string; email: string },
): string | undefined {
  if (decidersOf(record).includes(reviewer.uid))
    return 'You decided on this person, or another approver did on your behalf, so another reviewer has to validate.';
  return refusalOfReview(record, reviewer);
}

/**
 * Whether two addresses belong to one person: a tag does not change the mailbox, so app+x@ is app@. The rules compare in the
 * same way (R9, R10).
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other);
}

function mailbox(email: string): string {
  return email.toLowerCase().replaceAll(/\+[^@]*@/g, '@');
}

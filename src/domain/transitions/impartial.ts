import type { UserRecord } from '../records/records.ts';

/** A reviewer or an approver. */
export interface Staff extends Pick<UserRecord, 'uid' | 'name' | 'email'> {
  /** With which they registered as an introducer; the account may have got another one since. */
  registered?: string;
}

/** R9, R10: whether the record is the member of staff's own, or of a person whom they introduced; undefined otherwise. */
export function relationTo(
  record: UserRecord,
  { uid, email, registered = email }: Omit<Staff, 'name'>,
): 'own' | 'introduced' | undefined {
  const isTheirs = (address: string) => [email, registered].some((each) => isSameMailbox(address, each));
  if (record.uid === uid || isTheirs(record.email)) return 'own';
  return isTheirs(record.fpocno) ? 'introduced' : undefined;
}

const REFUSALS = {
  own: 'You cannot review your own record.',
  introduced: 'You introduced this person, so another reviewer has to review.',
};

/** R9, R10: why the reviewer may not review the record; undefined when it is allowed. */
export function refusalOfReview(record: UserRecord, reviewer: Omit<Staff, 'name'>): string | undefined {
  if (record.usertype === 'introducer') return 'Only trainees and vendors can be reviewed.';
  const relation = relationTo(record, reviewer);
  return relation && REFUSALS[relation];
}

/** R9: who made the last decision, and on whose behalf. */
export function decidersOf({ approval }: Pick<UserRecord, 'approval'>): string[] {
  return approval ? [approval.by, ...(approval.onBehalfOf ? [approval.onBehalfOf.uid] : [])] : [];
}

/** R10: why the reviewer may not validate the record: two people look at each record, in either order. */
export function refusalOfValidation(record: UserRecord, reviewer: Omit<Staff, 'name'>): string | undefined {
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

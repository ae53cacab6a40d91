import { decodeFields, type FirestoreFields } from '../../mail-service/firestoreValues.ts';
import { type Delegation, isOver, parseDelegation } from '../../src/domain/people/delegations.ts';
import { formatTimestamp } from '../../src/domain/time/dates.ts';
import { type Account, rolesOf } from './auth.ts';
import { type Read, readPages } from './google.ts';

interface Stored {
  /** Ends with the uid of the approver who is away. */
  name: string;
  fields?: FirestoreFields;
}

export async function fetchDelegations(read: Read, project: string): Promise<Delegation[]> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/delegations?pageSize=300`;
  const stored = await readPages<Stored>(read, url, 'documents');
  return stored.map(({ name, fields = {} }) =>
    parseDelegation(name.split('/').at(-1) ?? '', decodeFields(fields)),
  );
}

/** R25: the rules cannot read the claims of others, so a deputy may have lost the role since. */
export function delegationFindings(
  delegations: readonly Delegation[],
  accounts: readonly Account[],
  now: number,
): string[] {
  const approvers = new Set(
    accounts
      .filter((account) => !account.disabled && rolesOf(account).includes('approver'))
      .map(({ localId }) => localId),
  );
  return delegations
    .filter((delegation) => !isOver(delegation, now) && !approvers.has(delegation.deputy))
    .map(
      ({ email, deputyEmail, until }) =>
        `${deputyEmail} decides for ${email} until ${formatTimestamp(until)}, but is no approver, and still gets the mails. ${email} ends the absence or names another deputy on /away.`,
    );
}

import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDocFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { AppError } from '../../domain/appError.ts';
import { invitedBy } from '../../domain/people/identity.ts';
import {
  type Introducer,
  type Invitation,
  type InvitationEntry,
  invitationLink,
  invitationState,
  newInvitation,
  parseInvitation,
} from '../../domain/people/invitations.ts';
import type { InvitationFilter, PipelineView } from '../../domain/people/pipeline.ts';
import { invitationRanges } from '../../domain/people/search.ts';
import { countOf, docsOf, getDatabase } from '../firebase/firestore.ts';
import { orAppError, unlessBlocked } from '../unreachable.ts';
import { type LivePages, PAGE_SIZE, type PageObserver, watchAll, watchPages } from './livePages.ts';
import { inPages } from './queries.ts';
import { serverNow } from './serverTime.ts';
import { againWhenDenied, inTransaction } from './transaction.ts';

/** The rules have the same length. */
const MIN_ID = 20;

interface InvitationsView {
  introducerUid: string;
  filter: InvitationFilter;
  order: PipelineView['order'];
  now: number;
}

export function watchInvitations(
  { introducerUid, filter, order, now }: InvitationsView,
  ...observer: PageObserver<Invitation>
): LivePages {
  const own = query(
    ofIntroducer(introducerUid),
    where('status', '==', filter === 'revoked' ? 'revoked' : 'open'),
    ...(filter === 'pending' ? [where('expiresAt', '>', now)] : []),
    ...(filter === 'expired' ? [where('expiresAt', '<=', now)] : []),
    orderBy('expiresAt', order === 'latest' ? 'desc' : 'asc'),
  );
  return watchPages(own, readInvitation, ...observer);
}

/** Each spelling of a name, and the address, reads at most one page. */
export function watchInvitationSearch(
  introducerUid: string,
  typed: string,
  onFound: (invitations: Invitation[]) => void,
  onError: (error: AppError) => void,
): () => void {
  const queries = invitationRanges(typed).map(({ field, from, to }) =>
    query(
      ofIntroducer(introducerUid),
      where(field, '>=', from),
      where(field, '<', to),
      orderBy(field),
      limit(PAGE_SIZE),
    ),
  );
  return watchAll(queries, (found) => onFound(uniqueInvitations(found.flat())), onError);
}

function uniqueInvitations(documents: readonly QueryDocumentSnapshot[]): Invitation[] {
  return [...new Map(documents.map((document) => [document.id, readInvitation(document)])).values()];
}

/** Counts the invitations that are pending or expired. */
export function countInvited(introducerUid: string): Promise<number> {
  return orAppError(async () => {
    const open = query(ofIntroducer(introducerUid), where('status', '==', 'open'));
    return countOf(open);
  });
}

function ofIntroducer(introducerUid: string): Query {
  return query(collection(getDatabase(), 'invitations'), where('introducerUid', '==', introducerUid));
}

function readInvitation(document: QueryDocumentSnapshot): Invitation {
  return parseInvitation(document.id, document.data());
}

/**
 * Mailing is a separate step, so that a failed mail loses nothing. @throws AppError; nothing is stored then
 */
async function createInvitation(introducer: Introducer, entered: InvitationEntry): Promise<Invitation> {
  const database = getDatabase();
  const reference = doc(collection(database, 'invitations'));
  return againWhenDenied(async () => {
    const invitation = newInvitation(reference.id, introducer, entered, serverNow());
    const { id: _, ...stored } = invitation;
    await once(reference, 'open', (transaction) => void transaction.set(reference, stored));
    return invitation;
  });
}

/** The introducer's own invitations of these addresses, in lower case. @throws AppError */
export function getInvitationsTo(introducerUid: string, addresses: readonly string[]): Promise<Invitation[]> {
  return orAppError(async () => {
    const answers = await Promise.all(
      inPages(addresses).map((page) =>
        docsOf(query(ofIntroducer(introducerUid), where('email', 'in', page))),
      ),
    );
    return answers.flat().map(readInvitation);
  });
}

/** Refuses a second open invitation for an address. @throws AppError */
export async function inviteOnce(
  introducer: Introducer,
  entered: InvitationEntry,
): Promise<{ invitation: Invitation; isNew: boolean }> {
  const earlier = await getInvitationsTo(introducer.uid, [entered.email.toLowerCase()]);
  const open = earlier.find((invitation) => invitationState(invitation, serverNow()) === 'open');
  if (open) return { invitation: open, isNew: false };
  return { invitation: await createInvitation(introducer, entered), isNew: true };
}

/** @throws AppError 'firestore/permission-denied' when it is no longer open */
export async function revokeInvitation(id: string): Promise<void> {
  const reference = doc(getDatabase(), 'invitations', id);
  await once(
    reference,
    'revoked',
    (transaction) => void transaction.update(reference, { status: 'revoked' }),
  );
}

/**
 * Works without a session, because registration comes first. @returns null when there is none @throws
 * AppError
 */
export function getInvitation(id: string): Promise<Invitation | null> {
  return orAppError(async () => {
    // The rules deny a shorter id, and a slash would read another collection: neither is an invitation.
    if (id.length < MIN_ID || id.includes('/')) return null;
    const stored = await unlessBlocked('firestore', getDocFromServer(doc(getDatabase(), 'invitations', id)));
    return stored.exists() ? readInvitation(stored) : null;
  });
}

export function linkOf(invitation: Invitation): string {
  return invitationLink(window.location.origin, invitation);
}

/**
 * Resolves with false for an invitation that was revoked, has expired or has another address; the
 * registration is valid anyway.
 */
export async function markInvitationUsed(database: Firestore, id: string, uid: string): Promise<boolean> {
  try {
    await inTransaction(
      database,
      (transaction) =>
        void transaction
          .update(doc(database, 'invitations', id), { status: 'used', usedBy: uid })
          .update(doc(database, 'progress', uid), { ...invitedBy(id) }),
    );
    return true;
  } catch {
    return false;
  }
}

/** The rules deny the retry of a write whose answer was lost, so the stored status decides. */
async function once(
  reference: DocumentReference,
  status: Invitation['status'],
  write: (transaction: Transaction) => void,
): Promise<void> {
  try {
    await inTransaction(reference.firestore, write);
  } catch (error) {
    const stored = await getDocFromServer(reference).catch(() => undefined);
    if (stored?.data()?.status !== status) throw error;
  }
}

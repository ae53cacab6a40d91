import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { parseMonthStats, sumOf } from '../../src/domain/insights/counts.ts';
import { latestMonths } from '../../src/domain/insights/months.ts';
import { parseInvitation } from '../../src/domain/people/invitations.ts';
import { addPeople } from './collect.ts';
import { PeopleCounter } from './peopleCounter.ts';

interface Erased {
  uid: string;
  /** The invitations that are erased with the person. */
  invitations: readonly DocumentSnapshot[];
}

/**
 * Keeps a person who is about to be erased in the figures: the counts, which name nobody, wait in `leftOut` until the
 * month is counted again, without the person.
 */
export async function keepErased(
  firestore: Firestore,
  transaction: Transaction,
  { uid, invitations }: Erased,
  { domains, now }: { domains: readonly string[]; now: number },
): Promise<void> {
  const months = latestMonths(now);
  const counter = new PeopleCounter(months, domains, now);
  const user = await transaction.get(firestore.doc(`users/${uid}`));
  if (user.exists) await addPeople(firestore, counter, [user]);
  for (const each of invitations) counter.addInvitation(parseInvitation(each.id, each.data()));
  const stored = await transaction.getAll(...months.map((month) => firestore.doc(`stats/${month}`)));
  const counted = counter.months();
  for (const month of stored) {
    const stats = counted.get(month.id);
    if (!stats || stats.groups.length + Object.keys(stats.workers).length === 0) continue;
    const leftOut = sumOf([parseMonthStats(month.get('leftOut')), stats]);
    transaction.set(month.ref, { leftOut }, { mergeFields: ['leftOut'] });
  }
}

import { startOfDayInIndia, todayInIndia } from '../../../../src/domain/time/dates.ts';
import type { Account } from './accounts.ts';
import { admin } from './records.ts';

const WEEK = 7 * 86_400_000;

/** Another approver can name them as deputy, as after a visit of the approvals. */
export async function giveCard({ uid, name, email }: Account): Promise<void> {
  await admin.writeRecords([{ path: `approvers/${uid}`, data: { name, email, at: Date.now() } }]);
}

/** `deputy` decides on behalf of `absent` for a week from today on. */
export async function giveDelegation(absent: Account, deputy: Account): Promise<void> {
  const today = startOfDayInIndia(todayInIndia(new Date()));
  const data = {
    name: absent.name,
    email: absent.email,
    deputy: deputy.uid,
    deputyName: deputy.name,
    deputyEmail: deputy.email,
    from: today,
    until: today + WEEK,
    reason: 'On leave',
    at: Date.now(),
  };
  await admin.writeRecords([{ path: `delegations/${absent.uid}`, data }]);
}

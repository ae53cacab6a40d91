import { addDays, startOfDayInIndia, todayInIndia } from '../../../../src/domain/time/dates.ts';
import { expect } from '../expect.ts';
import { newAccount, signIn } from '../people/accounts.ts';
import { admin } from '../people/records.ts';
import { newWaiting } from '../screens/approvals.ts';
import { button, field } from '../screens/controls.ts';
import { dialog, press, sees, visit, type Walk, walk } from './walk.ts';

const inDays = (days: number) => addDays(todayInIndia(new Date()), days);

/** An approver who names a deputy, and decides as the deputy of another. */
export const deputyWalk: Walk = walk(
  'an approver with a deputy',
  async (page) => {
    const [approver, deputy, absent] = await Promise.all(
      ['Anita Desai', 'Dev Patil', 'Asha Rao'].map((name) => newAccount({ usertype: 'approver', name })),
    );
    if (!approver || !deputy || !absent) throw new Error('An approver is missing.');
    const today = startOfDayInIndia(inDays(0));
    const delegation = {
      ...{ name: absent.name, email: absent.email, reason: 'On leave', at: Date.now() },
      ...{ deputy: approver.uid, deputyName: approver.name, deputyEmail: approver.email },
      ...{ from: today, until: today + 7 * 86_400_000 },
    };
    await admin.writeRecords([
      // Another approver can name them as deputy, as after a visit of the approvals.
      { path: `approvers/${deputy.uid}`, data: { name: deputy.name, email: deputy.email, at: Date.now() } },
      { path: `delegations/${absent.uid}`, data: delegation },
    ]);
    const person = await newWaiting({}, 'Farhan Sheikh');
    await signIn(page, approver, '/dashboard');
    return { deputy, person };
  },
  {
    'deputy/none': async (page) => {
      await visit(page, '/away', 'Deputy');
      await expect(field(page, 'Deputy')).toBeVisible();
      await sees(page, /^Asha Rao: away from/);
    },
    'deputy/errors': (page) => press(page, 'Name deputy', 'Choose a deputy.'),
    'deputy/named': async (page, { deputy }) => {
      await field(page, 'Deputy').selectOption(deputy.uid);
      await field(page, 'Back on').fill(inDays(8));
      await field(page, 'Reason (optional)').fill('Annual leave');
      await press(page, 'Name deputy', 'Dev Patil decides for you');
    },
    'deputy/list': async (page) => {
      await visit(page, '/approvals', 'Approvals', 'You decide on behalf of Asha Rao, who is back');
      await sees(page, /^Dev Patil decides for you/);
    },
    'deputy/person': async (page, { person }) => {
      await visit(page, `/approvals/${person.uid}`, `Approval of ${person.name}`);
      await expect(field(page, 'You decide')).toBeVisible();
    },
    'deputy/dialog': async (page) => {
      await button(page, 'Accept').click();
      await expect(dialog(page).getByText('You decide on behalf of Asha Rao.')).toBeVisible();
    },
    'deputy/decided': async (page) => {
      await dialog(page).getByRole('button', { name: 'Accept' }).click();
      await sees(page, 'Decided by Anita Desai on behalf of Asha Rao.');
    },
  },
);

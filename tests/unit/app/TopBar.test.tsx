import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initialsOf } from '../../../src/app/topbar/initialsOf.ts';
import { AccountMenu, TopBar } from '../../../src/app/topbar/TopBar.tsx';
import type { SignedInUser } from '../../../src/backend/firebase/auth.ts';
import { forgetAtLogout } from '../../../src/backend/onLogout.ts';
import { onSaveDrafts, remember } from '../../../src/drafts/memory.ts';
import { renderInSession } from '../../support/unit/renderInSession.tsx';
import { makeSignedInUser } from '../../support/unit/session.ts';

const USER = makeSignedInUser();

beforeAll(() => AccountMenu.fetchAhead());

beforeEach(forgetAtLogout);

const renderTopBar = (user: SignedInUser) =>
  renderInSession(<TopBar isMenuOpen={false} onToggleMenu={() => undefined} />, { status: 'signedIn', user });

async function logOut() {
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
}

it("the dropdown shows 'Your Email' when the account has no e-mail", { tags: ['bar-menu'] }, async () => {
  renderTopBar({ ...USER, email: '' });
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  expect(screen.getByText('Your Email')).toBeVisible();
  expect(screen.getByText('Signed in as', { exact: false })).toBeVisible();
});

it('a logout saves unsaved text first, and asks nothing when only removals are pending', async () => {
  const { logOut: end } = renderTopBar(USER);
  remember(USER.uid, 'draft/bankdetails', { bankName: null });
  remember(USER.uid, 'draft/sectionone', { city: '"Pune"' });
  const stopSaving = onSaveDrafts(async () => remember(USER.uid, 'draft/sectionone', {}));
  await logOut();
  expect(end).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  stopSaving();
});

it('a logout asks before it discards text that could not be saved', async () => {
  const { logOut: end } = renderTopBar(USER);
  remember('somebody else', 'invitation', { name: 'Ram' });
  remember(USER.uid, 'invitation', { name: 'Ram' });
  await logOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect([screen.queryByRole('dialog'), vi.mocked(end).mock.calls]).toEqual([null, []]);
  await logOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(end).toHaveBeenCalledOnce();
});

it.each([
  ['Asha Rao', 'AR'],
  ['  ram  mohan kumar ', 'RK'],
  ['Asha', 'A'],
  ['', 'O'],
  ['   ', 'O'],
  [null, 'O'],
  [undefined, 'O'],
  ['𝒜lpha Beta', '𝒜B'],
])('the initials of %j are %s', { tags: ['bar-menu'] }, (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

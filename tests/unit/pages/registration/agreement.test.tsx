import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { registerPerson } from '../../../../src/backend/records/registration.ts';
import { visitAhead } from '../../../support/unit/renderPortal.tsx';
import { openFilled, register, resetRegistration } from './openRegistration.ts';

vi.mock('../../../../src/config/portal.ts', async (original) => {
  const portal = await original<typeof import('../../../../src/config/portal.ts')>();
  return { ...portal, privacy: { ...portal.privacy, consent: 'ask', board: 'https://board.example/' } };
});

beforeAll(() => visitAhead('/register'));

beforeEach(resetRegistration);

const box = () => screen.getByRole('checkbox', { name: /^I am 18 or older and agree/ });
test('registration: nobody registers without the tick', { tags: ['notice-ask'] }, async () => {
  const address = openFilled();
  expect(box()).not.toBeChecked();
  await register();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please read the notice and tick the box');
  expect(box()).toHaveAccessibleDescription(/tick the box/);
  expect(registerPerson).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: /tick the box/ }));
  expect(box()).toHaveFocus();
  await userEvent.click(box());
  await register();
  await waitFor(() => expect(address()).toBe('/'));
  const [entered] = vi.mocked(registerPerson).mock.calls[0] ?? [];
  expect(entered).not.toHaveProperty('agrees');
});

test('registration: the notice links the page of the Board; the tick is not remembered', {
  tags: ['notice-shown', 'notice-ask'],
}, async () => {
  openFilled();
  await userEvent.click(screen.getByRole('button', { name: 'Read the whole notice' }));
  const board = 'https://board.example/';
  expect(screen.getByRole('link', { name: board })).toHaveAttribute('href', board);
  await userEvent.click(box());
  expect(box()).toBeChecked();
  await userEvent.click(screen.getByRole('link', { name: 'Login here' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Register' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Ram Kumar');
  expect(box()).not.toBeChecked();
});

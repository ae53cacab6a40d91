import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InviteForm } from '../../../../../src/pages/dashboard/invitations/InvitePanel.tsx';
import { button, field, fill, press } from '../../../../support/unit/controls.ts';
import { renderScreen } from '../../../../support/unit/renderScreen.tsx';

test('a failed invitation keeps text and focus; after a sent one the next name can be typed', async () => {
  const invite = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  renderScreen(<InviteForm onInvite={invite} />);
  await fill(field('Name'), 'Ram Kumar');
  await fill(field('E-mail'), 'ram@demo.example');
  await press('Invite');
  await waitFor(() => expect(button('Invite')).toBeEnabled());
  expect(field('Name')).not.toHaveFocus();
  expect(field('Name')).toHaveValue('Ram Kumar');
  await press('Invite');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveValue('');
});

test('after the field is left, an address close to a common provider is asked about', async () => {
  renderScreen(<InviteForm onInvite={() => Promise.resolve()} />);
  await fill(field('E-mail'), 'ram@gmial.com');
  expect(screen.queryByText(/^Is gmial\.com right/)).toBeNull();
  fireEvent.blur(field('E-mail'));
  await press('Use ram@gmail.com');
  expect(field('E-mail')).toHaveValue('ram@gmail.com');
  expect(screen.queryByText(/^Is gmial\.com right/)).toBeNull();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../../../src/session/useSession.ts';
import { renderVisitor } from '../../../support/unit/renderPortal.tsx';

test('login with missing fields: Please fill the details to login', { tags: ['login-missing'] }, async () => {
  const message = 'Please fill the details to login';
  const logIn = vi.fn<Session['logIn']>();
  const { address } = renderVisitor('/', logIn);
  expect(document.title).toMatch(/^Login/);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await press();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(message);
  const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
  expect(await toasts.findByText(message)).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-mail'), 'somebody@demo.example');
  await press();
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe(message);
  expect(address()).toBe('/');
  expect(logIn).not.toHaveBeenCalled();
});

test('login: fields that a browser filled in without an event count', async () => {
  const logIn = vi.fn<Session['logIn']>().mockReturnValue(new Promise(() => {}));
  renderVisitor('/', logIn);
  screen.getByLabelText<HTMLInputElement>('E-mail').value = 'somebody@demo.example';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'Demo@1234';
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(logIn).toHaveBeenCalledExactlyOnceWith('somebody@demo.example', 'Demo@1234', '');
});

test('login: the password can be shown and hidden', { tags: ['login-fields'] }, async () => {
  renderVisitor('/');
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, 'Demo@1234');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: /^Show ?password$/ }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: /^Hide ?password$/ }));
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('Demo@1234');
});

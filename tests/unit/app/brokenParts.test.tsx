import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '../../support/unit/controls.ts';
import { renderPortal } from '../../support/unit/renderPortal.tsx';

const { state, part } = vi.hoisted(() => {
  const state = { broken: '' };
  const part = (name: string) => () => {
    if (state.broken === name) throw new Error('broken on purpose');
    return name;
  };
  return { state, part };
});
vi.mock('../../../src/app/sidebar/Sidebar.tsx', () => ({ Sidebar: part('menu') }));
vi.mock('../../../src/app/topbar/TopBar.tsx', async (original) => ({
  ...(await original<object>()),
  TopBar: part('top bar'),
}));

test.each(['menu', 'top bar'])('an error in the %s keeps the page, and a retry restores it', async (name) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  state.broken = name;
  await renderPortal(['/profile']);
  expect(await screen.findByRole('alert')).toHaveTextContent(`The ${name} could not be shown`);
  expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  state.broken = '';
  await press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(name)).toBeInTheDocument();
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { watchUserRecord } from '../../../src/backend/records/users.ts';
import { texts } from '../../support/unit/controls.ts';
import { renderPortal, renderVisitor, visitAhead } from '../../support/unit/renderPortal.tsx';

vi.mock('../../../src/backend/files/documentFiles.ts');

beforeAll(() => visitAhead('/register', '/no-such-page', '/accessibility', '/dashboard'));

const sidebar = () => within(screen.getByRole('navigation', { name: 'Forms' }));
const account = () => screen.getByRole('button', { name: /^Account/ });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('every protected route redirects to / without a token, and has no sidebar there', {
  tags: ['route-guard'],
}, () => {
  for (const route of [
    '/dashboard',
    '/profile',
    '/nonapplicability',
    '/exportgst',
    '/trainee-bankdetails',
    '/mt-trainee-form',
    '/mt-upload-documents',
    '/queries',
  ]) {
    const { address, unmount } = renderVisitor(route);
    expect(address(), route).toBe('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Forms' })).toBeNull();
    unmount();
  }
  expect(watchUserRecord).not.toHaveBeenCalled();
});

test('the landing page opens the dashboard with an access token', { tags: ['route-guard'] }, async () => {
  const { address } = await renderPortal(['/', '/dashboard']);
  expect(address()).toBe('/dashboard');
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Forms' })).toBeVisible();
});

test('the logo links to / or to /dashboard', { tags: ['bar-menu'] }, async () => {
  const visitor = renderVisitor('/register');
  await follow('Onboarding Portal');
  expect(visitor.address()).toBe('/');
  cleanup();
  const { address } = await renderPortal(['/profile', '/dashboard']);
  await follow('Onboarding Portal');
  expect(address()).toBe('/dashboard');
});

test("the dropdown shows 'Signed in as' with the e-mail and links to the profile", {
  tags: ['bar-menu'],
}, async () => {
  const { address } = await renderPortal(['/queries', '/profile'], {
    record: { email: 'meera@demo.example' },
  });
  await userEvent.click(account());
  expect(screen.getByText('meera@demo.example')).toBeVisible();
  expect(screen.getByText(/^Signed in as/)).toHaveTextContent(/^Signed in as ?meera@demo\.example$/);
  await follow('Profile');
  expect(address()).toBe('/profile');
});

test('the sidebar of a small screen traps the focus and returns it', async () => {
  await renderPortal(['/queries', '/profile']);
  const menu = screen.getByRole('button', { name: 'Menu' });
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  await userEvent.click(menu);
  const dialog = await screen.findByRole('dialog', { name: 'Menu' });
  expect(dialog).toHaveFocus();
  expect(root).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(menu).toHaveFocus();
  expect(root).not.toHaveAttribute('inert');
  await userEvent.click(menu);
  await userEvent.click(await sidebar().findByRole('link', { name: 'Queries' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Queries' })).toHaveFocus();
  root.remove();
});

test('the sidebar links to every form', { tags: ['sidebar-links'] }, async () => {
  const links = [
    ['Dashboard', '/dashboard'],
    ['Trainee Registration Form', '/mt-trainee-form'],
    ['Non-applicability of GST', '/nonapplicability'],
    ['Bank Details', '/trainee-bankdetails'],
    ['Documents Upload', '/mt-upload-documents'],
    ['Queries', '/queries'],
  ] as const;
  const { address } = await renderPortal(['/queries', ...links.map(([, path]) => path)]);
  for (const [name, path] of links) {
    await userEvent.click(sidebar().getByRole('link', { name }));
    expect(address()).toBe(path);
    expect(sidebar().getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('the sidebar expands the form into Section I, II, IV and VI with links to their anchors', {
  tags: ['sidebar-links'],
}, async () => {
  const { address } = await renderPortal(['/dashboard', '/mt-trainee-form']);
  const toggle = sidebar().getByRole('button', { name: 'Sections of the Trainee Registration Form' });
  const sections = () => texts(sidebar().queryAllByRole('link', { name: /^Section/ }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(sections()).toEqual([]);
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const hashes = {
    'Section I': '#collapseSectionOne',
    'Section II': '#collapseSectionTwo',
    'Section IV': '#collapseSectionThree',
    'Section VI': '#collapseSectionFour',
  };
  expect(sections()).toEqual(Object.keys(hashes));
  for (const [name, hash] of Object.entries(hashes)) {
    await userEvent.click(sidebar().getByRole('link', { name }));
    expect(address()).toBe(`/mt-trainee-form${hash}`);
  }
});

test('an unknown address shows a message and a link back', async () => {
  const visitor = renderVisitor('/no-such-page');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found · Onboarding Portal');
  await follow('Go to the login page');
  expect(visitor.address()).toBe('/');
  cleanup();
  const { address } = await renderPortal(['/no-such-page', '/dashboard']);
  await follow('Go to the dashboard');
  expect(address()).toBe('/dashboard');
});

test.each([
  ['/vendor-form', '/mt-trainee-form'],
  ['/vendor-bankdetails', '/trainee-bankdetails'],
  ['/changes/bank', '/trainee-bankdetails?change=bank'],
])('%s redirects to %s', { tags: ['queries-categories', 'amendment-page'] }, async (path, to) => {
  const { address } = await renderPortal([path, to]);
  expect(address()).toBe(to);
});

test('the accessibility statement needs no sign-in', { tags: ['route-accessibility'] }, async () => {
  renderVisitor('/accessibility');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(screen.getByText(/Nobody has tested the portal with a screen reader yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy@agency.example' })).toBeVisible();
});

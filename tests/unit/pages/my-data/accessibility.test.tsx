import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderVisitor, visitAhead } from '../../../support/unit/renderPortal.tsx';

beforeAll(() => visitAhead('/accessibility', '/no-such-page'));

test('the accessibility statement needs no sign-in and says whom to write to', {
  tags: ['route-accessibility'],
}, async () => {
  renderVisitor('/accessibility');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(screen.getByText(/Nobody has tested the portal with a screen reader yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy@agency.example' })).toBeVisible();
});

test('another address still has the page for unknown addresses', async () => {
  renderVisitor('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { portalScreens, screenAt } from '../../../src/app/screens.ts';
import { paths } from '../../../src/config/paths.ts';
import { FORM_LIST } from '../../../src/domain/forms/registry.ts';

vi.mock('../../../src/pages/queries/QueriesPage.tsx', () => ({ QueriesPage: () => 'All queries' }));

it.each([
  ['/profile', paths.profile],
  ['/mt-trainee-form#collapseSectionFour', paths.traineeForm],
  ['/review?page=2', paths.review],
  ['/review/uid1', paths.reviewPerson],
])('finds the screen at %s', (address, path) => {
  expect(screenAt(address)).toBe(portalScreens[path]);
});

it('shows a fetched screen at once', async () => {
  const screen = screenAt(paths.queries);
  if (!screen) throw new Error('There is no screen of queries.');
  await screen.fetchAhead();
  expect(renderToStaticMarkup(createElement(screen))).toBe('All queries');
});

it('finds no screen where signed-out users have none', () => {
  expect(screenAt('/register')).toBeUndefined();
});

it.each(FORM_LIST)('the form $key has a screen', ({ title, path }) => {
  const remedy = `Add ${path}, the path of "${title}", and its page to src/app/screens.ts.`;
  expect(Object.keys(portalScreens), remedy).toContain(path);
});

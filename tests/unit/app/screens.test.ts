import { expect, it } from 'vitest';
import { portalScreens, screenAt } from '../../../src/app/screens.ts';
import { paths } from '../../../src/config/paths.ts';
import { FORM_LIST } from '../../../src/domain/forms/registry.ts';

it.each([
  ['/profile', paths.profile],
  ['/mt-trainee-form#collapseSectionFour', paths.traineeForm],
  ['/review?page=2', paths.review],
  ['/review/uid1', paths.reviewPerson],
])('finds the screen at %s', (address, path) => {
  expect(screenAt(address)).toBe(portalScreens[path]);
});

it('finds no screen where signed-out users have none', () => {
  expect(screenAt('/register')).toBeUndefined();
});

it.each(FORM_LIST)('the form $key has a screen', ({ title, path }) => {
  const remedy = `Add ${path}, the path of "${title}", and its page to src/app/screens.ts.`;
  expect(Object.keys(portalScreens), remedy).toContain(path);
});

import { expect, it } from 'vitest';
import { portalScreens, screenAt } from '../../../src/app/screens.ts';
import { paths } from '../../../src/config/paths.ts';

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

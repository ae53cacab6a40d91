import { expect, it } from 'vitest';
import { isUid } from '../../../../src/domain/records/uid.ts';

it.each(['tr4inee0000000000000000000001', 'a', '%', 'x'.repeat(128), '__id', 'a.b'])(
  '%s is a uid',
  (text) => {
    expect(isUid(text)).toBe(true);
  },
);

it.each(['', '.', '..', '__id__', '____', 'a/b', '/', 'x'.repeat(129)])('%s cannot be a uid', (text) => {
  expect(isUid(text)).toBe(false);
});

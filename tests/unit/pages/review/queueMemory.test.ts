import { expect, it } from 'vitest';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { recallQueue, rememberQueue } from '../../../../src/pages/review/queueMemory.ts';

it('a logout forgets whom a reviewer searched for', () => {
  const first = recallQueue('ravi');
  rememberQueue('ravi', { ...first, typed: 'Meera Nair' });
  expect(recallQueue('ravi').typed).toBe('Meera Nair');
  forgetAtLogout();
  expect(recallQueue('ravi')).toEqual(first);
});

import { expect, it, vi } from 'vitest';
import {
  clearSessionStorage,
  readAccessToken,
  storeAccessToken,
  storeUserDetails,
} from '../../../src/session/sessionStorage.ts';

it('stores accessToken and userDetails under these keys and clears both', { tags: ['login-token'] }, () => {
  storeAccessToken('token');
  storeUserDetails({ uid: 'uid1', usertype: 'introducer' });
  expect({ ...sessionStorage }).toEqual({
    accessToken: 'token',
    userDetails: '{"uid":"uid1","usertype":"introducer"}',
  });
  expect(readAccessToken()).toBe('token');
  clearSessionStorage();
  expect(sessionStorage).toHaveLength(0);
  expect(readAccessToken()).toBeNull();
});

it('works in a browser that blocks storage', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storeAccessToken('token');
  storeUserDetails({});
  clearSessionStorage();
  expect(readAccessToken()).toBeNull();
  storage.mockRestore();
});

import { beforeEach, expect, it, vi } from 'vitest';
import { isServerReachable } from '../../../src/backend/isServerReachable.ts';
import { toReason } from '../../../src/backend/unreachable.ts';

vi.mock('../../../src/backend/isServerReachable.ts');

beforeEach(() => {
  vi.mocked(isServerReachable).mockResolvedValue(true);
});

it.each([
  ['a page of a proxy', '<html>Blocked</html>', 'storage/blocked'],
  ['the JSON of a proxy', '{"error":"blocked by policy"}', 'storage/blocked'],
  ['other JSON of a proxy', '{"status":403}', 'storage/blocked'],
  ['a denial of the rules', '{"error":{"code":403,"message":"Permission denied."}}', 'storage/unauthorized'],
])('a file call with 403 and %s has the right reason', async (_what, serverResponse, code) => {
  const denied = Object.assign(new Error('denied'), {
    code: 'storage/unauthorized',
    customData: { serverResponse },
  });
  expect(await toReason(denied)).toMatchObject({ code });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postMail } from '../../../src/backend/mail.ts';
import { sendNotice } from '../../../src/backend/notices.ts';
import { getEnv } from '../../../src/config/env.ts';

vi.mock('../../../src/backend/mail.ts', () => ({ postMail: vi.fn() }));

const to = { name: 'Ram Kumar', email: 'ram@demo.example' };
const origin = 'https://portal.example';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin } });
  vi.mocked(postMail).mockResolvedValue('message-1');
});
afterEach(() => vi.mocked(postMail).mockReset());

it.each([
  ['queryraised', '/queries'],
  ['queryresolved', '/review'],
  ['formvalidated', '/dashboard'],
  ['decision', '/dashboard'],
] as const)('a notice of %s goes to the automailer with the plain link to %s', async (kind, path) => {
  expect(await sendNotice({ kind, to, form: 'bankdetails' })).toBe('message-1');
  expect(postMail).toHaveBeenCalledExactlyOnceWith(getEnv().automailerBaseUrl, '/api/mail/notice', {
    kind,
    ...to,
    form: 'Trainee Bank Details',
    link: `${origin}${path}`,
  });
});

it('a notice about the profile names no form', async () => {
  await sendNotice({ kind: 'queryraised', to });
  expect(vi.mocked(postMail).mock.lastCall?.[2]).not.toHaveProperty('form');
});

it('a notice holds no other field of the record it is sent about, so that no PAN or Aadhar is mailed', async () => {
  const record = { ...to, pancard: 'ZZZPK0001Z', aadharcard: '234567890124' };
  await sendNotice({ kind: 'formvalidated', to: record, form: 'msa' });
  expect(JSON.stringify(vi.mocked(postMail).mock.lastCall)).not.toMatch(/ZZZPK0001Z|234567890124/);
});

it('nobody gets a notice without an address', async () => {
  expect(await sendNotice({ kind: 'queryresolved', to: { name: 'Reviewer', email: '' } })).toBeNull();
  expect(postMail).not.toHaveBeenCalled();
});

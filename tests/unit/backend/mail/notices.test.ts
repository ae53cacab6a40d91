import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postMail } from '../../../../src/backend/mail/mail.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { getEnv } from '../../../../src/config/env.ts';

vi.mock('../../../../src/backend/mail/mail.ts', () => ({ postMail: vi.fn() }));

const person = { uid: 'person/1', name: 'Ram Kumar', email: 'ram@demo.example' };
const origin = 'https://portal.example';
const REVIEW = '/review/person%2F1';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin } });
  vi.mocked(postMail).mockResolvedValue('message-1');
});
afterEach(() => vi.mocked(postMail).mockReset());

it.each([
  ['queryraised', '/queries'],
  ['formvalidated', '/dashboard'],
] as const)(
  'a notice of %s goes to the person with the plain link to %s [mail-automailer]',
  async (kind, path) => {
    expect(await sendNotice({ kind, person, form: 'bankdetails' })).toBe('message-1');
    expect(postMail).toHaveBeenCalledExactlyOnceWith(getEnv().automailerBaseUrl, '/api/mail/notice', {
      kind,
      email: 'ram@demo.example',
      name: 'Ram Kumar',
      form: 'Bank Details',
      link: `${origin}${path}`,
    });
  },
);

it.each(['queryasked', 'queryresolved', 'decision'] as const)(
  'a notice of %s names no recipient and leads to the review of the person',
  async (kind) => {
    expect(await sendNotice({ kind, person, form: 'bankdetails' })).toBe('message-1');
    expect(postMail).toHaveBeenCalledExactlyOnceWith(getEnv().automailerBaseUrl, '/api/mail/notice', {
      kind,
      name: 'Ram Kumar',
      form: 'Bank Details',
      link: `${origin}${REVIEW}`,
    });
  },
);

it('a notice about the profile names no form', async () => {
  await sendNotice({ kind: 'queryraised', person });
  expect(vi.mocked(postMail).mock.lastCall?.[2]).not.toHaveProperty('form');
});

it('a notice holds no other field of the record it is sent about, so that no PAN or Aadhar is mailed', async () => {
  const record = { ...person, pancard: 'ZZZPK0001Z', aadharcard: '234567890124' };
  await sendNotice({ kind: 'formvalidated', person: record, form: 'msa' });
  await sendNotice({ kind: 'decision', person: record });
  expect(JSON.stringify(vi.mocked(postMail).mock.calls)).not.toMatch(/ZZZPK0001Z|234567890124/);
});

it('who has no name is named by the address, and who has no address gets no mail', async () => {
  await sendNotice({ kind: 'decision', person: { ...person, name: '' } });
  expect(vi.mocked(postMail).mock.lastCall?.[2]).toMatchObject({ name: 'ram@demo.example' });
  vi.mocked(postMail).mockClear();
  expect(await sendNotice({ kind: 'queryraised', person: { ...person, email: '' } })).toBeNull();
  expect(postMail).not.toHaveBeenCalled();
});

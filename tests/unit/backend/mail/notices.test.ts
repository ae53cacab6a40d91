import { beforeEach, expect, it, vi } from 'vitest';
import { postMail } from '../../../../src/backend/mail/mail.ts';
import { type Notice, sendNotice } from '../../../../src/backend/mail/notices.ts';
import { getEnv } from '../../../../src/config/env.ts';

vi.mock('../../../../src/backend/mail/mail.ts', () => ({ postMail: vi.fn() }));

const person = { uid: 'person/1', name: 'Ram Kumar', email: 'ram@demo.example', pancard: 'ZZZPK0001Z' };

beforeEach(() => {
  vi.mocked(postMail).mockResolvedValue('message-1');
});
it.each<[Notice, object]>([
  [{ kind: 'queryraised', person, form: 'bankdetails' }, { form: 'bankdetails' }],
  [{ kind: 'queryraised', person }, {}],
  [{ kind: 'formvalidated', person, form: 'msa' }, { forms: ['msa'] }],
  [{ kind: 'formvalidated', person, forms: ['msa', 'bankdetails'] }, { forms: ['msa', 'bankdetails'] }],
  [{ kind: 'receipt', person }, {}],
  [{ kind: 'amendment', person, about: 'bank' }, { about: 'bank' }],
])(
  '%o names the person and the forms, and no other part of the record',
  { tags: ['mail-service'] },
  async (notice, forms) => {
    expect(await sendNotice(notice)).toBe('message-1');
    expect(postMail).toHaveBeenCalledExactlyOnceWith({
      baseUrl: getEnv().automailerBaseUrl,
      path: '/api/mail/notice',
      payload: { kind: notice.kind, uid: 'person/1', ...forms },
    });
  },
);

it('a person without an address gets no mail, but the teams do', async () => {
  const nobody = { ...person, email: '' };
  expect(await sendNotice({ kind: 'queryraised', person: nobody })).toBeNull();
  expect(postMail).not.toHaveBeenCalled();
  expect(await sendNotice({ kind: 'decision', person: nobody })).toBe('message-1');
});

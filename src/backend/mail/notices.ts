import { getEnv } from '../../config/env.ts';
import type { AmendmentKind } from '../../domain/records/amendments.ts';
import type { FormKey } from '../../domain/records/records.ts';
import { postMail } from './mail.ts';

/** The mail service reads text and recipient from the person's record. */
export type Notice = { person: { uid: string; email?: string } } & (
  | { kind: 'queryraised' | 'queryasked' | 'queryresolved'; form?: FormKey }
  | { kind: 'formvalidated'; form: FormKey }
  /** Sends one mail for all forms validated together. */
  | { kind: 'formvalidated'; forms: readonly FormKey[] }
  | {
      kind:
        | 'decision'
        | 'returned'
        | 'receipt'
        | 'readyforreview'
        | 'reminder'
        | 'registered'
        | 'due'
        | 'delivered';
    }
  | { kind: 'amendment' | 'accountchange' | 'amendmentdecided'; about: AmendmentKind }
);

const TO_PERSON: readonly Notice['kind'][] = ['queryraised', 'returned', 'formvalidated', 'receipt'];

/**
 * @param token of the Firebase app of a sign-up, which has its own session
 * @returns the messageID, or null when the person has no address @throws AppError as postMail
 */
export async function sendNotice(notice: Notice, token?: string): Promise<string | null> {
  const { kind, person } = notice;
  if (TO_PERSON.includes(kind) && person.email === '') return null;
  return postMail({
    baseUrl: getEnv().automailerBaseUrl,
    path: '/api/mail/notice',
    payload: { kind, uid: person.uid, ...subjectOf(notice) },
    ...(token !== undefined && { token }),
  });
}

function subjectOf(notice: Notice): {
  form?: FormKey;
  forms?: readonly FormKey[];
  about?: AmendmentKind;
} {
  if ('about' in notice) return { about: notice.about };
  if ('forms' in notice) return { forms: notice.forms };
  if (!('form' in notice) || notice.form === undefined) return {};
  return notice.kind === 'formvalidated' ? { forms: [notice.form] } : { form: notice.form };
}

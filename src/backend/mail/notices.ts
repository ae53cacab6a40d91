import { getEnv } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { FORMS } from '../../domain/forms/registry.ts';
import type { FormKey } from '../../domain/records/records.ts';
import { postMail } from './mail.ts';

/** Whom a notice is about. */
interface Person {
  uid: string;
  name: string;
  email: string;
}

/** Notices to the person, and the screen on which they find what it is about. */
const TO_PERSON = { queryraised: paths.queries, formvalidated: paths.dashboard } as const;

type PersonNoticeKind = keyof typeof TO_PERSON;
/** Notices to the review team, whose address only the mail service knows; they lead to the person's review. */
type TeamNoticeKind = 'queryasked' | 'queryresolved' | 'decision';

/** One notice. It holds no free text, so that no PAN, Aadhar or account number gets into a mail. */
export interface Notice {
  kind: PersonNoticeKind | TeamNoticeKind;
  person: Person;
  /** The form that it is about; absent for queries about the profile and for decisions. */
  form?: FormKey;
}

function isToPerson(kind: Notice['kind']): kind is PersonNoticeKind {
  return kind in TO_PERSON;
}

/**
 * Mails a notice with the plain link to the portal. A person without an address gets none.
 * @returns the mail service's messageID, or null when there is nobody to send it to
 * @throws AppError as postMail
 */
export async function sendNotice({ kind, person, form }: Notice): Promise<string | null> {
  const { uid, name, email } = person;
  const isPersons = isToPerson(kind);
  if (isPersons && email === '') return null;
  const path = isPersons ? TO_PERSON[kind] : paths.reviewPerson.replace(':uid', encodeURIComponent(uid));
  return postMail(getEnv().automailerBaseUrl, '/api/mail/notice', {
    kind,
    ...(isPersons && { email }),
    name: name || email,
    ...(form && { form: FORMS[form].title }),
    link: `${window.location.origin}${path}`,
  });
}

import { getEnv } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { FORMS } from '../../domain/forms/registry.ts';
import type { FormKey } from '../../domain/records/records.ts';
import { postMail } from './mail.ts';

interface Person {
  uid: string;
  name: string;
  email: string;
}

const TO_PERSON = { queryraised: paths.queries, formvalidated: paths.dashboard } as const;

type PersonNoticeKind = keyof typeof TO_PERSON;
/** Only the mail service knows the team's address; the link leads to the person's review. */
type TeamNoticeKind = 'queryasked' | 'queryresolved' | 'decision';

/** Holds no free text, so that no PAN, Aadhar or account number gets into a mail. */
export interface Notice {
  kind: PersonNoticeKind | TeamNoticeKind;
  person: Person;
  form?: FormKey;
}

function isToPerson(kind: Notice['kind']): kind is PersonNoticeKind {
  return kind in TO_PERSON;
}

/** @returns the messageID, or null when the person has no address @throws AppError as postMail */
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

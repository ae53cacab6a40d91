import { getEnv } from '../config/env.ts';
import { paths } from '../config/paths.ts';
import { DASHBOARD_FORMS, FURTHER_FORMS } from '../domain/forms.ts';
import type { FormKey } from '../domain/records.ts';
import { postMail } from './mail.ts';

export type NoticeKind = 'queryraised' | 'queryresolved' | 'formvalidated' | 'decision';

/** One notice. It holds no free text, so that no PAN, Aadhar or account number gets into a mail. */
export interface Notice {
  kind: NoticeKind;
  to: { name: string; email: string };
  /** The form that it is about; absent for queries about the profile and for decisions. */
  form?: FormKey;
}

/** The screen on which the recipient finds what the notice is about. */
const SCREENS: Record<NoticeKind, string> = {
  queryraised: paths.queries,
  queryresolved: paths.review,
  formvalidated: paths.dashboard,
  decision: paths.dashboard,
};

function titleOf(form: FormKey): string | undefined {
  return [...DASHBOARD_FORMS, ...FURTHER_FORMS].find(({ key }) => key === form)?.title;
}

/**
 * Mails a notice with the plain link to the portal (DESIGN 7, Mail client). Who has no known address gets none.
 * @returns the mail service's messageID, or null when there is nobody to send it to
 * @throws AppError as postMail
 */
export async function sendNotice({ kind, to, form }: Notice): Promise<string | null> {
  if (to.email === '') return null;
  return postMail(getEnv().automailerBaseUrl, '/api/mail/notice', {
    kind,
    email: to.email,
    name: to.name || to.email,
    ...(form && { form: titleOf(form) }),
    link: `${window.location.origin}${SCREENS[kind]}`,
  });
}

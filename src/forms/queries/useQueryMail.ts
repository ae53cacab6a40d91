import { notify } from '../../backend/notify.ts';
import { toAppError } from '../../domain/appError.ts';
import { formOfCategory } from '../../domain/forms/registry.ts';
import type { QueryCategory, UserRecord } from '../../domain/records/records.ts';
import { useMailing } from '../../ui/feedback/useMailing.tsx';

const DONE = { queryasked: 'raised', queryresolved: 'resolved' };

export function useQueryMail(kind: keyof typeof DONE) {
  const { send, ...mailing } = useMailing(
    notify,
    (thrown) =>
      `The query is ${DONE[kind]}, but the e-mail to the review team could not be sent. ${toAppError(thrown).message}`,
  );
  const mailReviewers = (person: UserRecord, category: QueryCategory) => {
    const form = formOfCategory(category);
    void send({ kind, person, ...(form && { form }) });
  };
  return { ...mailing, mailReviewers };
}

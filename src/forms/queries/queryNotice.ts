import type { Notice } from '../../backend/mail/notices.ts';
import { toAppError } from '../../domain/appError.ts';
import { formOfCategory } from '../../domain/forms/registry.ts';
import type { QueryCategory, UserRecord } from '../../domain/records/records.ts';

export function queryNotice(
  kind: 'queryasked' | 'queryresolved',
  person: UserRecord,
  category: QueryCategory,
): Notice {
  const form = formOfCategory(category);
  return { kind, person, ...(form && { form }) };
}

export function notTold(done: 'raised' | 'resolved', thrown: unknown): string {
  return `The query is ${done}, but the e-mail to the review team could not be sent. ${toAppError(thrown).message}`;
}

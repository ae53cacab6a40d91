import { resolveQuery } from '../../backend/records/users.ts';
import type { Query, QueryCategory, UserRecord } from '../../domain/records/records.ts';
import { remember } from '../../drafts/memory.ts';
import { rememberedText } from '../../drafts/useRemembered.ts';
import { replyEntry } from './ReplyField.tsx';
import { useQueryMail } from './useQueryMail.ts';

/** The button of a returned form. */
export const RESUBMIT = 'Resolve and submit again';

/** Resolves the open queries with the typed replies. @throws AppError as resolveQuery */
export function useResolution(record: UserRecord, category: QueryCategory) {
  const { mailReviewers } = useQueryMail('queryresolved');
  return async (queries: readonly Query[]) => {
    for (const query of queries.filter(({ status }) => status === 0)) {
      const entry = replyEntry(category, query);
      await resolveQuery(record.uid, category, query, rememberedText(record.uid, entry));
      remember(record.uid, entry, {});
    }
    mailReviewers(record, category);
  };
}

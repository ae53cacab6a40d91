import * as v from 'valibot';
import { QUERY_GROUPS } from '../../domain/forms/registry.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';

/** The person's own query (R8, R15); how many fit into a category is for the transition to say. */
export const QuerySchema = v.object({
  category: v.pipe(
    v.string(),
    v.picklist(
      QUERY_GROUPS.map(({ category }) => category),
      'Choose the category.',
    ),
  ),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter the query.'),
    v.maxLength(MAX_TEXT, `A query has at most ${MAX_TEXT} characters.`),
  ),
});

export type QueryEntries = v.InferInput<typeof QuerySchema>;
export type NewQuery = v.InferOutput<typeof QuerySchema>;

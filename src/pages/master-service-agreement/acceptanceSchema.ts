import * as v from 'valibot';
import { MAX_TEXT } from '../../domain/limits.ts';

/** Who accepts the agreement, and when (R6, R15). */
export const AcceptanceSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter your name.'),
    v.maxLength(MAX_TEXT, `The name has at most ${MAX_TEXT} characters.`),
  ),
  date: v.pipe(v.string(), v.isoDate('Enter the date.')),
});

export type AcceptanceEntries = v.InferOutput<typeof AcceptanceSchema>;

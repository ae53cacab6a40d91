import * as v from 'valibot';
import { MAX_TEXT } from '../../domain/limits.ts';

/** Where and when the declaration is made (R6, R15). */
export const EInvoicingSchema = v.object({
  place: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter the place.'),
    v.maxLength(MAX_TEXT, `The place has at most ${MAX_TEXT} characters.`),
  ),
  date: v.pipe(v.string(), v.isoDate('Enter the date.')),
});

export type EInvoicingEntries = v.InferOutput<typeof EInvoicingSchema>;

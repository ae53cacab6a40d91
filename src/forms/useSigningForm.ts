import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { MAX_TEXT } from '../domain/records/limits.ts';

/** What stands at the foot of a document: a place or a name, and an ISO date. */
export interface SigningEntries {
  text: string;
  date: string;
}

function schemaOf(label: string, emptyText: string) {
  const tooLong = `The ${label.toLowerCase()} has at most ${MAX_TEXT} characters.`;
  return v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(emptyText), v.maxLength(MAX_TEXT, tooLong)),
    date: v.pipe(v.string(), v.isoDate('Enter the date.')),
  });
}

/**
 * The form behind a SigningForm.
 * @param label what the text is called, and `emptyText` what is said when it is empty
 */
export function useSigningForm(
  values: SigningEntries,
  { label, emptyText }: { label: string; emptyText: string },
): UseFormReturn<SigningEntries> {
  const resolver = useMemo(() => valibotResolver(schemaOf(label, emptyText)), [label, emptyText]);
  return useForm<SigningEntries>({
    resolver,
    values,
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true },
  });
}

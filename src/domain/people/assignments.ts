import { isMap, readText, readTime } from '../records/read.ts';

/** `assignments/{uid}`: which reviewer works on a person. Other reviewers can still review. */
export interface Assignment {
  reviewer: string;
  name: string;
  at: number;
  /** The uid of the reviewer from whom the person was taken over. */
  from?: string;
}

export function parseAssignment(raw: unknown): Assignment | null {
  if (!isMap(raw)) return null;
  const reviewer = readText(raw.reviewer);
  if (reviewer === '') return null;
  const from = readText(raw.from);
  return { reviewer, name: readText(raw.name), at: readTime(raw.at) ?? 0, ...(from && { from }) };
}

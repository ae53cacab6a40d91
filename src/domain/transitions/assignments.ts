import { isolated } from '../isolated.ts';
import { MAX_TEXT } from '../records/limits.ts';
import { isMap, readText, readTime } from '../records/read.ts';
import type { UserRecord } from '../records/records.ts';
import { refusalOfReview } from './impartial.ts';
import type { Reviewer } from './review.ts';

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

type Taking = { allowed: true; assignment: Assignment } | { allowed: false; reason: string };

/**
 * R24. @param stored null while the person is free @param from the reviewer from whom the person is knowingly taken over;
 * empty for a person who was seen as free
 */
export function takePerson(
  record: UserRecord,
  stored: Assignment | null,
  reviewer: Reviewer,
  from: string,
  now: number,
): Taking {
  const reason = refusalOfReview(record, reviewer);
  if (reason) return { allowed: false, reason };
  if (stored?.reviewer === reviewer.uid) return { allowed: true, assignment: stored };
  if (stored && stored.reviewer !== from) return { allowed: false, reason: takenBy(stored) };
  const assignment = { reviewer: reviewer.uid, name: reviewer.name.slice(0, MAX_TEXT), at: now };
  return { allowed: true, assignment: stored ? { ...assignment, from } : assignment };
}

/** R24: why the person cannot be given back; undefined when they can, or are free already. */
export function refusalOfGivingBack(stored: Assignment | null, reviewer: Reviewer): string | undefined {
  return stored && stored.reviewer !== reviewer.uid ? takenBy(stored) : undefined;
}

function takenBy({ name }: Assignment): string {
  return `${name ? isolated(name) : 'Another reviewer'} has just taken this person.`;
}

import type { DraftForm } from '../domain/drafts.ts';
import { onLogout } from '../session/endings.ts';

/** A draft that could not be kept: its text, and the text that had been kept before. */
export interface LeftOver {
  text: string;
  before: string;
}

/**
 * What was typed in a session that ended elsewhere before it could be kept. In the memory of this tab alone, because it is
 * personal, for the next login of the same person.
 */
const leftOvers = new Map<string, LeftOver>();

const keyOf = (uid: string, form: DraftForm) => `${uid}/${form}`;

export function leaveOver(uid: string, form: DraftForm, leftOver: LeftOver): void {
  leftOvers.set(keyOf(uid, form), leftOver);
}

/** Hands out what was left over of a form, once. */
export function takeLeftOver(uid: string, form: DraftForm): LeftOver | undefined {
  const leftOver = leftOvers.get(keyOf(uid, form));
  leftOvers.delete(keyOf(uid, form));
  return leftOver;
}

onLogout(() => leftOvers.clear());

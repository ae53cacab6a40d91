import { onLogout } from '../../backend/onLogout.ts';
import { DEFAULT_FILTERS, type QueueCursor, type QueueFilters } from '../../domain/review/queue.ts';

/** How a reviewer looks at the queue: what was typed into the search, the filters, and where each page up to here starts. */
export interface QueueState {
  typed: string;
  filters: QueueFilters;
  /** The starts of the second page and of those behind it, as far as they were turned to. */
  starts: readonly QueueCursor[];
}

const FIRST_LOOK: QueueState = { typed: '', filters: DEFAULT_FILTERS, starts: [] };

// In memory only: a search may name a person, and nothing personal goes into the address or into storage.
let remembered: { reviewerUid: string; state: QueueState } | null = null;

onLogout(() => {
  remembered = null;
});

/** How this reviewer left the queue, so that the way back from a person leads to the same page of it. */
export function recallQueue(reviewerUid: string): QueueState {
  return remembered?.reviewerUid === reviewerUid ? remembered.state : FIRST_LOOK;
}

export function rememberQueue(reviewerUid: string, state: QueueState): void {
  remembered = { reviewerUid, state };
}

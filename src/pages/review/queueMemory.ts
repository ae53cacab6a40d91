import { onLogout } from '../../backend/onLogout.ts';
import { DEFAULT_FILTERS, type QueueCursor, type QueueFilters } from '../../domain/review/queue.ts';

export interface QueueState {
  typed: string;
  filters: QueueFilters;
  /** Of the second page and later ones, as far as they were opened. */
  starts: readonly QueueCursor[];
}

const FIRST_LOOK: QueueState = { typed: '', filters: DEFAULT_FILTERS, starts: [] };

// In memory only: a search may name a person, and nothing personal goes into the address or into storage.
let remembered: { reviewerUid: string; state: QueueState } | null = null;

onLogout(() => {
  remembered = null;
});

/** So that the way back from a person leads to the same page of the queue. */
export function recallQueue(reviewerUid: string): QueueState {
  return remembered?.reviewerUid === reviewerUid ? remembered.state : FIRST_LOOK;
}

export function rememberQueue(reviewerUid: string, state: QueueState): void {
  remembered = { reviewerUid, state };
}

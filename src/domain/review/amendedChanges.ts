import { type Amendment, type AmendmentKind, amendmentKind } from '../records/amendments.ts';
import type { ReviewState } from './sections.ts';
import { type Change, partChanges } from './snapshotChanges.ts';

/** What an amendment changes: `before` is what is on record, `now` what it brings. */
export function amendedChanges(
  kind: AmendmentKind,
  { values }: Pick<Amendment, 'values'>,
  state: ReviewState,
): Change[] {
  const after = {
    record: { ...state.record, ...values.user },
    documents: { ...state.documents, ...values.documents },
  };
  return partChanges(amendmentKind(kind).part, state, after);
}

const LABELS = {
  [-1]: 'Refused',
  0: 'Taken back',
  1: 'Waits for a reviewer',
  2: 'Waits for an approver',
  3: 'In force',
} as const;

export function amendmentStatusLabel({ status }: Pick<Amendment, 'status'>): string {
  return LABELS[status];
}

import {
  AMENDMENT_KINDS,
  type Amendment,
  type AmendmentKind,
  amendmentKind,
  type HistoryEntry,
} from '../records/amendments.ts';
import { parseAmendedUser } from '../records/parseAmendments.ts';
import { parseDocumentsRecord } from '../records/parseRecord.ts';
import { parseTaxDetails } from '../records/taxes.ts';
import { entryDetails } from '../taxes/taxSection.ts';
import { formatTimestamp } from '../time/dates.ts';
import { earliestConfirmation } from '../transitions/amendments.ts';
import { fileLink, type ReviewSection, type ReviewState, reviewSection, untilDetails } from './sections.ts';
import { type Change, partChanges } from './snapshotChanges.ts';

/** The changes of an amendment: `before` is the value on record, `now` the new value. */
export function amendedChanges(
  kind: Exclude<AmendmentKind, 'taxes'>,
  { values }: Pick<Amendment, 'values'>,
  state: ReviewState,
): Change[] {
  const after = {
    record: { ...state.record, ...values.user },
    documents: { ...state.documents, ...values.documents },
  };
  return partChanges(AMENDMENT_KINDS[kind].part, state, after);
}

interface EarlierValues {
  details: ReviewSection['details'];
  files: { label: string; link: string }[];
}

/** The values that an amendment replaced. */
export function earlierValues(
  { kind, user, documents, taxes }: HistoryEntry,
  state: ReviewState,
): EarlierValues {
  const { part } = amendmentKind(kind);
  if (!part) {
    const declared = taxes?.at === undefined ? null : parseTaxDetails(taxes);
    return { details: declared ? entryDetails(declared) : [], files: [] };
  }
  const before = {
    record: { ...state.record, ...parseAmendedUser(user) },
    documents: parseDocumentsRecord(documents),
  };
  const { details, files } = reviewSection(before.record, part);
  return {
    details: [
      ...details.filter(({ field }) => field in user || 'bankDetails' in user),
      ...untilDetails(part, before).filter(({ field }) => field in documents),
    ],
    files: files
      .filter(({ key }) => key in documents)
      .map(({ key, label }) => ({ label, link: fileLink(before, key) })),
  };
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

/** Empty unless an approver has to wait before the confirmation. */
export function inForceText(kind: AmendmentKind, amendment: Amendment, now: number): string {
  if (amendment.status !== 2 || amendmentKind(kind).wait === 0) return '';
  const earliest = earliestConfirmation(kind, amendment);
  const day = now < earliest ? ` on ${formatTimestamp(earliest)} at the earliest,` : '';
  return `The change comes into force${day} when an approver confirms it.`;
}

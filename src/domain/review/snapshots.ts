import { FORMS, type FormDefinition, forEachForm, formsStartingWith } from '../forms/registry.ts';
import { PROFILE_FIELDS } from '../records/defaults.ts';
import { isMap, picked, type Raw, readMap, readText, readTime } from '../records/read.ts';
import type { FormKey, UserRecord } from '../records/records.ts';
import { canonicalJson } from '../signed/canonicalJson.ts';
import { decidersOf } from '../transitions/impartial.ts';
import { hasOpenReviewerQuery } from '../transitions/openQueries.ts';

export type ReviewPart = 'profile' | FormKey;

export const REVIEW_PARTS: readonly ReviewPart[] = [
  'profile',
  ...formsStartingWith('bankdetails', 'vendorform').map(({ key }) => key),
];

/** Logs and queries are not in a snapshot: their items never change. */
export const PART_FIELDS: Record<ReviewPart, FormDefinition['stored']> = {
  profile: {
    user: [...PROFILE_FIELDS, 'signImage'],
    documents: [
      'CompanyCertificate',
      'CompanyCertificateUntil',
      'GSTCertificate',
      'GSTCertificateUntil',
      'PANTANCard',
      'ResidencyCertificate',
      'ResidencyCertificateUntil',
      'signImage',
    ],
  },
  ...forEachForm((key) => FORMS[key].stored),
};

export interface ReviewStep {
  on: readonly ReviewPart[] | 'decision';
  /** Whether the overall status becomes 2, so that the reviewer answers for the profile too. */
  movesOverall?: boolean;
  by: string;
  at: number;
}

export interface ReviewedPart {
  user: Raw;
  documents: Raw;
  by: string;
  at: number;
}

export type ReviewedRecord = Partial<Record<ReviewPart, ReviewedPart>>;

interface StoredRecords {
  user: Raw;
  documents: Raw;
  reviewed: Raw;
}

/**
 * A part that this step does not move keeps its snapshot, and with it the reviewer who saw it. A returned part keeps its
 * earlier snapshot. The profile gets one with the first step on a submitted record, because returning any form may unlock
 * it (R5), and another one when it changed since. A decision covers all parts.
 */
export function snapshotsFor(
  record: UserRecord,
  { on, movesOverall, by, at }: ReviewStep,
  stored: StoredRecords,
): ReviewedRecord {
  const isFirst =
    record.forms.status > 0 && !isMap(stored.reviewed.profile) && !decidersOf(record).includes(by);
  const parts = REVIEW_PARTS.filter(
    (part) =>
      on === 'decision' ||
      ((on.includes(part) || (isFirst && part === 'profile')) && isHandedIn(record, part)),
  );
  const kept = parts.map((part) => [
    part,
    {
      user: picked(stored.user, PART_FIELDS[part].user),
      documents: picked(stored.documents, PART_FIELDS[part].documents),
      by,
      at,
    },
  ]);
  const snapshots: ReviewedRecord = Object.fromEntries(kept);
  if (on === 'decision' || movesOverall || !isSameProfile(snapshots, stored.reviewed)) return snapshots;
  const { profile: _, ...moved } = snapshots;
  return moved;
}

function isSameProfile({ profile: now }: ReviewedRecord, reviewed: Raw): boolean {
  const { user, documents } = readMap(reviewed.profile);
  return canonicalJson([now?.user, now?.documents]) === canonicalJson([user, documents]);
}

/** Never throws; an unreadable part is left out. */
export function parseReviewedRecord(raw: unknown): ReviewedRecord {
  const record = readMap(raw);
  return Object.fromEntries(
    REVIEW_PARTS.flatMap((part) => {
      const { user, documents, by, at: time } = readMap(record[part]);
      const at = readTime(time);
      if (!isMap(user) || at === undefined) return [];
      return [[part, { user, documents: readMap(documents), by: readText(by), at }]];
    }),
  );
}

function isHandedIn({ forms, queries }: UserRecord, part: ReviewPart): boolean {
  return part === 'profile' ? !hasOpenReviewerQuery(queries.general) : forms[part] > 0;
}

import { FORMS, forEachForm, formsStartingWith } from '../forms/registry.ts';
import { PROFILE_FIELDS } from '../records/defaults.ts';
import { isMap, type Raw, readMap, readText, readTime } from '../records/read.ts';
import type { DocumentsKey, FormKey, UserRecord } from '../records/records.ts';
import { hasOpenReviewerQuery } from '../transitions/openQueries.ts';

/** What is judged by itself: a form, or the profile, which has no status of its own. */
export type ReviewPart = 'profile' | FormKey;

/** In the order of the review. */
export const REVIEW_PARTS: readonly ReviewPart[] = [
  'profile',
  ...formsStartingWith('bankdetails', 'vendorform').map(({ key }) => key),
];

/** The fields that make up one part of a review. */
interface PartFields {
  user: readonly (keyof UserRecord)[];
  documents: readonly DocumentsKey[];
}

/** What is kept of each part; the same stands in firestore.rules. Logs and queries are not: they keep themselves. */
export const PART_FIELDS: Record<ReviewPart, PartFields> = {
  profile: {
    user: [...PROFILE_FIELDS, 'signImage'],
    documents: ['CompanyCertificate', 'GSTCertificate', 'PANTANCard', 'signImage'],
  },
  ...forEachForm((key) => FORMS[key].fields),
};

/** A reviewer's judgement: on one part, or with an overall step on all of them. */
export interface Judgement {
  on: ReviewPart | 'everything';
  /** The reviewer's uid. */
  by: string;
  at: number;
}

/** One part of `reviewed/{uid}`: the fields as they were stored, by whom and when they were judged. */
export interface ReviewedPart {
  user: Raw;
  documents: Raw;
  by: string;
  at: number;
}

export type ReviewedRecord = Partial<Record<ReviewPart, ReviewedPart>>;

/** The records that a judgement is about, as they are stored: missing and malformed fields are kept as such. */
export interface Judged {
  user: Raw;
  documents: Raw;
  reviewed: Raw;
}

/**
 * What a judgement adds to `reviewed/{uid}`, so that the next review can say what the person changed. A part that is
 * being corrected keeps what was kept before it went back. The profile is kept with the first judgement of a submitted
 * record, because sending any form back may unlock it (R5).
 */
export function reviewedBeside(
  record: UserRecord,
  { on, by, at }: Judgement,
  stored: Judged,
): ReviewedRecord {
  const judged = on === 'everything' ? REVIEW_PARTS : [on];
  const isFirst = record.forms.status > 0 && !isMap(stored.reviewed.profile);
  const parts = REVIEW_PARTS.filter(
    (part) => (judged.includes(part) || (isFirst && part === 'profile')) && isHandedIn(record, part),
  );
  return Object.fromEntries(
    parts.map((part) => [
      part,
      {
        user: picked(stored.user, PART_FIELDS[part].user),
        documents: picked(stored.documents, PART_FIELDS[part].documents),
        by,
        at,
      },
    ]),
  );
}

/** `reviewed/{uid}`; a part that cannot be read is left out. Takes anything and never throws. */
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

/** Whether the person is not in the middle of correcting a part. */
function isHandedIn({ forms, queries }: UserRecord, part: ReviewPart): boolean {
  return part === 'profile' ? !hasOpenReviewerQuery(queries.general) : forms[part] > 0;
}

function picked(stored: Raw, keys: readonly string[]): Raw {
  return Object.fromEntries(keys.filter((key) => key in stored).map((key) => [key, stored[key]]));
}

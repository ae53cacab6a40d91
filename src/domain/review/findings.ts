import { isMap, readList, readOneOf, readText, readTime } from '../records/read.ts';
import type { Sent } from '../records/records.ts';

/** What two people should not share. */
export const UNIQUE_FIELDS = ['pancard', 'GSTIN', 'bankAccountNumber', 'aadharcard', 'phone'] as const;
export type UniqueField = (typeof UNIQUE_FIELDS)[number];

export interface Duplicate {
  field: UniqueField;
  uid: string;
}

/** How many points to check the reviewer saw, and who else has the same values. */
export interface Found {
  points: number;
  duplicates: Duplicate[];
}

/** One for each flag and each other person. */
export function countPoints(flags: readonly unknown[], duplicates: readonly Duplicate[]): number {
  return flags.length + new Set(duplicates.map(({ uid }) => uid)).size;
}

/** Kept for the approver when a record is sent for approval; neither the person nor the introducer reads it. */
export type Findings = Found & Sent;

/** The rules take as many. */
export const MAX_DUPLICATES = 20;

export function parseFindings(raw: unknown): Findings | null {
  if (!isMap(raw)) return null;
  const { points, by, at } = raw;
  return {
    points: typeof points === 'number' ? points : 0,
    duplicates: readList(raw.duplicates, (each) => {
      const field = readOneOf<UniqueField | undefined>(each.field, UNIQUE_FIELDS, undefined);
      return field && typeof each.uid === 'string' ? { field, uid: each.uid } : undefined;
    }),
    by: readText(by),
    at: readTime(at) ?? 0,
  };
}

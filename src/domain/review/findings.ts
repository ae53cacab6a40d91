import { isMap, readList, readOneOf, readText, readTime } from '../records/read.ts';
import type { Sent } from '../records/records.ts';

/** Values that two people should not share. */
export const UNIQUE_FIELDS = ['pancard', 'GSTIN', 'bankAccountNumber', 'aadharcard', 'phone'] as const;
export type UniqueField = (typeof UNIQUE_FIELDS)[number];

export interface Duplicate {
  field: UniqueField;
  uid: string;
}

/** The number of flags that the reviewer saw, and the duplicates. */
export interface Found {
  points: number;
  duplicates: readonly Duplicate[];
}

/** The count that every screen and mail shows: each other person with the same values is a flag too. */
export function countFlags({ points, duplicates }: Found): number {
  return points + countPeople(duplicates);
}

/**
 * For example "5 flags, 2 of them duplicates", "3 duplicates" or "None".
 * @param duplicates undefined when they are not known
 */
export function flagsText({ points, duplicates }: FlagsSoFar): string {
  if (!duplicates) return flagsBefore(points, 'Duplicates are not known.');
  const people = countPeople(duplicates);
  const count = countFlags({ points, duplicates });
  if (count === 0) return 'None';
  if (count === people) return people === 1 ? '1 duplicate' : `${people} duplicates`;
  if (people === 0) return count === 1 ? '1 flag' : `${count} flags`;
  return `${count} flags, ${people} of them ${people === 1 ? 'a duplicate' : 'duplicates'}`;
}

interface FlagsSoFar {
  points: number;
  duplicates: readonly Duplicate[] | undefined;
}

/** While the duplicates are not known. @param search a sentence about them */
export function flagsBefore(points: number, search: string): string {
  return points === 0 ? search : `${flagsText({ points, duplicates: [] })}. ${search}`;
}

function countPeople(duplicates: readonly Duplicate[]): number {
  return new Set(duplicates.map(({ uid }) => uid)).size;
}

/**
 * Stored for the approver when a record is sent for approval; neither the person nor the introducer reads
 * it. `linkKey` is random and part of the mailed links: only a mail of this sending contains it. Empty in
 * older findings.
 */
export type Findings = Found & Sent & { linkKey: string };

/** The key of the last sending; undefined where findings are missing, of an earlier sending, or without a key. */
export function currentLinkKey(sent: Sent | undefined, findings: Findings | null): string | undefined {
  if (!sent || !findings || findings.at !== sent.at || findings.by !== sent.by) return undefined;
  return findings.linkKey || undefined;
}

/** The limit in the rules. */
export const MAX_DUPLICATES = 20;

export function parseFindings(raw: unknown): Findings | null {
  if (!isMap(raw)) return null;
  const { points, linkKey, by, at } = raw;
  return {
    points: typeof points === 'number' ? points : 0,
    duplicates: readList(raw.duplicates, (each) => {
      const field = readOneOf<UniqueField | undefined>(each.field, UNIQUE_FIELDS, undefined);
      return field && typeof each.uid === 'string' ? { field, uid: each.uid } : undefined;
    }),
    linkKey: readText(linkKey),
    by: readText(by),
    at: readTime(at) ?? 0,
  };
}

import { overallStatusLabel } from '../forms/statuses.ts';
import {
  type FormKey,
  type FormStatus,
  OVERALL_STATUSES,
  type OverallStatus,
  type PersonType,
  type ProgressRecord,
} from '../records/records.ts';
import type { CheckKind } from '../review/checks.ts';
import { waitingDays } from '../time/waitingTime.ts';

export const QUEUE_PAGE_SIZE = 25;

/** The limit of a count, so that a count costs one read. */
export const MAX_COUNT = 999;

/** The rules list at most 100 documents records at once. */
export function maxCountOf(stage: StatusFilter): number {
  return stage === 'delivered' ? 99 : MAX_COUNT;
}

/** Working days after which a wait is late: a working week. */
const LATE_DAYS = 5;

/**
 * `waiting` for the reviewer: submitted, or validated and not yet sent for approval. `changed`: approved, with a form that
 * was submitted again since. `delivered`: with a document that came in under an exception and that no reviewer has looked
 * at. `checks`: with a check that is due, in any status, and `amendments`: approved, with a submitted change. `mine`: taken
 * by the reviewer. These four combine with no other filter.
 */
export type StatusFilter = 'waiting' | 'any' | 'changed' | OwnList | OverallStatus;

/** Filters that have their own order and read another collection than progress. */
const OWN_LISTS = ['delivered', 'checks', 'amendments', 'mine'] as const;

export type OwnList = (typeof OWN_LISTS)[number];

export function isOwnList(status: StatusFilter): status is OwnList {
  return OWN_LISTS.some((own) => own === status);
}

export interface QueueFilters {
  status: StatusFilter;
  form?: { key: FormKey; status: FormStatus };
  usertype?: PersonType;
  /** `false`: people with neither a verified address nor an invitation. */
  known?: boolean;
}

/** Words of names are searched within the filters; other searches find one person, without the filters. */
export type QueueSearch =
  | { by: 'name'; words: readonly string[]; prefixes: readonly string[] }
  | { by: 'userid'; prefix: string }
  | { by: 'email' | 'pancard' | 'GSTIN'; values: readonly string[] };

/** The last person of a page: sort keys `known` and waiting time, and the uid for equal waiting times. */
export interface QueueCursor {
  known: boolean;
  since: number;
  uid: string;
}

/**
 * The last person of a page with one sort key: for an OwnList the first due date of a check or a time, otherwise the
 * field of the sort.
 */
export interface DueCursor {
  due: string | number;
  uid: string;
}

/**
 * What a column's head sorts by; without one, known people first and the longest waiting first. The database has no flags
 * and no reviewer to sort by, so these two sort the page that is shown.
 */
export const QUEUE_SORTS = ['name', 'introducer', 'newest', 'flags', 'reviewer'] as const;

export type QueueSort = (typeof QUEUE_SORTS)[number];

export interface QueueView {
  /** The uid of the signed-in reviewer. */
  reviewer: string;
  filters: QueueFilters;
  sort?: QueueSort | undefined;
  search: QueueSearch | null;
  /** From 1 on; a search has one page. */
  page: number;
  /** The last people before the second page, the third and so on, as far as known. */
  starts: readonly (QueueCursor | DueCursor)[];
}

/** What a row shows beside the progress record. */
export interface QueueDetail {
  introducer: string;
  /** The number of flags, without duplicates; absent until everything is submitted. */
  flags?: number;
}

export interface QueuePage {
  people: ProgressRecord[];
  starts: QueueView['starts'];
  /** The due checks of each person, by uid; absent outside the filter of due checks. */
  due?: ReadonlyMap<string, readonly CheckKind[]>;
  /** True when a search matches more people than it reads. */
  isCut?: boolean;
}

export const STAGES = [...OVERALL_STATUSES, 'changed', ...OWN_LISTS] as const;

export type Stage = (typeof STAGES)[number];

export type StageCounts = Record<Stage, number>;

/** The lists of the queue, the work of a reviewer first. */
export const QUEUE_TABS = [
  'waiting',
  1,
  2,
  3,
  0,
  4,
  'any',
  5,
  'mine',
  'changed',
  'amendments',
  'delivered',
  'checks',
] as const satisfies readonly StatusFilter[];

const TAB_LABELS: Readonly<Record<Exclude<StatusFilter, OverallStatus>, string>> = {
  waiting: 'To review',
  any: 'Everyone',
  changed: 'Approved, to review',
  delivered: 'Delivered documents',
  checks: 'Checks due',
  amendments: 'Changes to check',
  mine: 'Taken by you',
};

export function tabLabel(filter: StatusFilter): string {
  if (filter === 5) return 'Exceptions';
  return typeof filter === 'number' ? overallStatusLabel(filter) : TAB_LABELS[filter];
}

export const DEFAULT_FILTERS: QueueFilters = { status: 'waiting' };

export function statusesOf(filter: StatusFilter): readonly OverallStatus[] {
  if (filter === 'any' || isOwnList(filter)) return OVERALL_STATUSES;
  if (filter === 'changed') return [4, 5];
  return filter === 'waiting' ? [1, 2] : [filter];
}

/** The note beside a name; null with a verified address and an invitation, and in older records. */
export function identityText({ known, verified, invitation }: ProgressRecord): string | null {
  if (known === undefined) return null;
  if (!known) return 'Not verified, not invited';
  if (verified) return invitation ? null : 'Not invited';
  return 'Not verified';
}

/** The sum of a filter's stages; above MAX_COUNT when one of them is. */
export function countOf(counts: StageCounts, filter: StatusFilter): number {
  if (filter === 'changed' || isOwnList(filter)) return counts[filter];
  return statusesOf(filter).reduce<number>((sum, status) => sum + counts[status], 0);
}

export function countText(count: number, max = MAX_COUNT): string {
  return count > max ? `${max}+` : String(count);
}

/** Whether a reviewer may try to validate the record. Only the transition knows whether it is complete. */
export function canValidateFrom({ forms }: ProgressRecord): boolean {
  return forms.status === 1;
}

export function canSendFrom({ forms }: ProgressRecord): boolean {
  return forms.status === 2;
}

/** Whether the person has waited for the reviewers for more than LATE_DAYS. */
export function isLate(person: ProgressRecord, now: number): boolean {
  return statusesOf('waiting').includes(person.forms.status) && (waitingDays(person, now) ?? 0) > LATE_DAYS;
}

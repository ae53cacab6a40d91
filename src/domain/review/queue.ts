import { overallStatusLabel } from '../forms/statuses.ts';
import { spellingsOf } from '../people/search.ts';
import type { FormKey, FormStatus, OverallStatus, ProgressRecord, UserType } from '../records/records.ts';
import { isShownDenied } from '../transitions/approval.ts';

export const QUEUE_PAGE_SIZE = 25;
/** Counting stops here, so that its cost does not grow with the number of people. */
export const MAX_COUNT = 100;

/** `waiting` for the reviewer: submitted, or validated and not yet sent for approval. */
export type StatusFilter = 'waiting' | 'any' | OverallStatus;

export interface QueueFilters {
  status: StatusFilter;
  form?: { key: FormKey; status: FormStatus };
  usertype?: Exclude<UserType, 'introducer'>;
}

/** Searches everyone, whatever the filters are. */
export type QueueSearch =
  | { by: 'name'; prefixes: readonly string[] }
  | { by: 'userid'; prefix: string }
  | { by: 'email'; addresses: readonly string[] };

/** The value that the list is ordered by, and the uid for people who share it. */
export interface QueueCursor {
  value: number | string;
  uid: string;
}

export interface QueueView {
  filters: QueueFilters;
  search: QueueSearch | null;
  after: QueueCursor | null;
}

export interface QueuePage {
  people: ProgressRecord[];
  next: QueueCursor | null;
}

export const DEFAULT_FILTERS: QueueFilters = { status: 'waiting' };

export function statusesOf(filter: StatusFilter): readonly OverallStatus[] | null {
  if (filter === 'any') return null;
  return filter === 'waiting' ? [1, 2] : [filter];
}

/** An address has an @, a user ID starts like O2611, all else is the start of a name; null when nothing was typed. */
export function parseSearch(typed: string): QueueSearch | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return null;
  if (text.includes('@')) return { by: 'email', addresses: unique([text.toLowerCase(), text]) };
  if (/^o\d/i.test(text)) return { by: 'userid', prefix: text.toUpperCase() };
  return { by: 'name', prefixes: spellingsOf(text) };
}

/** `read` has one person more than a page when there is a next page. */
export function toQueuePage(read: readonly ProgressRecord[], search: QueueSearch | null): QueuePage {
  const people = read.slice(0, QUEUE_PAGE_SIZE);
  const last = people.at(-1);
  const hasNext = read.length > QUEUE_PAGE_SIZE && last !== undefined;
  return { people, next: hasNext ? { value: orderValue(last, search), uid: last.uid } : null };
}

export function countText(count: number): string {
  return count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
}

/** A denied record is back at submitted, and has to read as denied. */
export function stageText(person: ProgressRecord): string {
  return isShownDenied(person) ? 'Denied' : overallStatusLabel(person.forms.status);
}

function orderValue(person: ProgressRecord, search: QueueSearch | null): number | string {
  if (search?.by === 'name') return person.name;
  return search?.by === 'userid' ? person.userid : person.since;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

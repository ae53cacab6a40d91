import { spellingsOf } from '../people/search.ts';
import type { FormKey, FormStatus, OverallStatus, ProgressRecord, UserType } from '../records/records.ts';

/** People on one page of the review queue. */
export const QUEUE_PAGE_SIZE = 25;
/** Counting stops here, so that a count costs the same however many people there are. */
export const MAX_COUNT = 100;

/** `waiting` are those whom the reviewer has to deal with: submitted, and validated but not yet sent for approval. */
export type StatusFilter = 'waiting' | 'any' | OverallStatus;

export interface QueueFilters {
  status: StatusFilter;
  /** One form, and the status it has. */
  form?: { key: FormKey; status: FormStatus };
  usertype?: Exclude<UserType, 'introducer'>;
}

/** What a search looks for; it looks among everyone, whatever the filters are. */
export type QueueSearch =
  | { by: 'name'; prefixes: readonly string[] }
  | { by: 'userid'; prefix: string }
  | { by: 'email'; addresses: readonly string[] };

/** The last person of a page: the value the list is ordered by, and the uid for those who share it. */
export interface QueueCursor {
  value: number | string;
  uid: string;
}

/** One page of the queue, starting behind `after`. */
export interface QueueView {
  filters: QueueFilters;
  search: QueueSearch | null;
  after: QueueCursor | null;
}

export interface QueuePage {
  people: ProgressRecord[];
  /** Where the next page starts; null on the last one. */
  next: QueueCursor | null;
}

export const DEFAULT_FILTERS: QueueFilters = { status: 'waiting' };

/** The overall statuses that a filter lets through; null for all. */
export function statusesOf(filter: StatusFilter): readonly OverallStatus[] | null {
  if (filter === 'any') return null;
  return filter === 'waiting' ? [1, 2] : [filter];
}

/**
 * Reads what was typed into the search: an address has an @, a user ID starts like O2611, all else is the start of a name.
 * A name is looked for in every spelling.
 * @returns null when nothing was typed
 */
export function parseSearch(typed: string): QueueSearch | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return null;
  if (text.includes('@')) return { by: 'email', addresses: unique([text.toLowerCase(), text]) };
  if (/^o\d/i.test(text)) return { by: 'userid', prefix: text.toUpperCase() };
  return { by: 'name', prefixes: spellingsOf(text) };
}

/** Makes a page of what was read, which is one person more than the page holds when there is a next one. */
export function toQueuePage(read: readonly ProgressRecord[], search: QueueSearch | null): QueuePage {
  const people = read.slice(0, QUEUE_PAGE_SIZE);
  const last = people.at(-1);
  const hasNext = read.length > QUEUE_PAGE_SIZE && last !== undefined;
  return { people, next: hasNext ? { value: orderValue(last, search), uid: last.uid } : null };
}

/** How many people there are, such as 25, or 100+ when there are more than are counted. */
export function countText(count: number): string {
  return count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
}

function orderValue(person: ProgressRecord, search: QueueSearch | null): number | string {
  if (search?.by === 'name') return person.name;
  return search?.by === 'userid' ? person.userid : person.since;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

import { FORM_KEYS } from '../forms/registry.ts';
import { overallStatusLabel } from '../forms/statuses.ts';
import type { Assignment } from '../people/assignments.ts';
import { spellingsOf } from '../people/search.ts';
import {
  FORM_STATUSES,
  type FormKey,
  type FormStatus,
  OVERALL_STATUSES,
  type OverallStatus,
  PERSON_TYPES,
  type PersonType,
  type ProgressRecord,
} from '../records/records.ts';
import { waitingDays } from '../time/waitingTime.ts';
import { validateGstin } from '../validators/gstin.ts';
import { validatePan } from '../validators/pan.ts';
import type { CheckKind } from './checks.ts';

export const QUEUE_PAGE_SIZE = 25;
/** The last page that an address can open; later pages are reached by turning pages. */
const MAX_PAGE = 40;
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
type StatusFilter = 'waiting' | 'any' | 'changed' | OwnList | OverallStatus;

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
interface QueueCursor {
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

export function stageLabel(stage: Stage): string {
  if (stage === 'delivered') return 'Delivered documents';
  if (stage === 'checks') return 'Checks due';
  if (stage === 'amendments') return 'Changes to check';
  if (stage === 'mine') return 'Taken by you';
  return stage === 'changed' ? 'Approved, to review' : overallStatusLabel(stage);
}

export const DEFAULT_FILTERS: QueueFilters = { status: 'waiting' };
export const STATUS_FILTERS: readonly StatusFilter[] = ['waiting', 'any', ...STAGES];

export function statusesOf(filter: StatusFilter): readonly OverallStatus[] {
  if (filter === 'any' || isOwnList(filter)) return OVERALL_STATUSES;
  if (filter === 'changed') return [4, 5];
  return filter === 'waiting' ? [1, 2] : [filter];
}

/** An address has an @, PAN and GSTIN their form, a user ID starts like O2611; all else is a name. */
export function parseSearch(typed: string): QueueSearch | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return null;
  if (text.includes('@')) return { by: 'email', values: unique([text.toLowerCase(), text]) };
  const [pan, gstin] = [validatePan(text), validateGstin(text)];
  if (!pan.error) return { by: 'pancard', values: [pan.value] };
  if (!gstin.error) return { by: 'GSTIN', values: [gstin.value] };
  if (/^o\d/i.test(text)) return { by: 'userid', prefix: text.toUpperCase() };
  return { by: 'name', words: text.toLowerCase().split(' '), prefixes: spellingsOf(text) };
}

/** Each typed word starts a word of the name. */
export function hasWords({ name }: Pick<ProgressRecord, 'name'>, words: readonly string[]): boolean {
  return words.every((word) => ` ${name.toLowerCase()}`.includes(` ${word}`));
}

/**
 * Known people first, longest waiting first; `read` has one person more than a page when there is a next
 * page.
 */
export function toQueuePage(
  read: readonly ProgressRecord[],
  page: number,
  starts: QueueView['starts'],
  sort?: QueueSort,
): QueuePage {
  const toCursor = (last: ProgressRecord) => cursorOf(last, sort);
  return { people: read.slice(0, QUEUE_PAGE_SIZE), starts: nextStarts(read, toCursor, page, starts) };
}

/** Like toQueuePage, for due checks in their order; `people` are those of the page, in any order. */
export function toDuePage(
  read: readonly (DueCursor & { kinds: readonly CheckKind[] })[],
  people: readonly ProgressRecord[],
  page: number,
  starts: QueueView['starts'],
): QueuePage {
  const shown = read.slice(0, QUEUE_PAGE_SIZE);
  return {
    people: shown.flatMap(({ uid }) => people.find((person) => person.uid === uid) ?? []),
    starts: nextStarts(read, ({ due, uid }) => ({ due, uid }), page, starts),
    due: new Map(shown.map(({ uid, kinds }) => [uid, kinds])),
  };
}

/** The starts of the pages up to this one, and of the next page where there is one. */
function nextStarts<Item>(
  read: readonly Item[],
  toCursor: (last: Item) => QueueView['starts'][number],
  page: number,
  starts: QueueView['starts'],
): QueueView['starts'] {
  const known = starts.slice(0, page - 1);
  const last = read[QUEUE_PAGE_SIZE - 1];
  return last && read.length > QUEUE_PAGE_SIZE ? [...known, toCursor(last)] : known;
}

/** Sorted by name, without duplicates of the two queries. */
export function toFound(
  read: readonly (readonly ProgressRecord[])[],
  search: QueueSearch,
  { status }: QueueFilters,
): QueuePage {
  const byUid = new Map(read.flat().map((person) => [person.uid, person]));
  const people = [...byUid.values()]
    .filter((person) => search.by !== 'name' || (hasWords(person, search.words) && isInStage(person, status)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return { people, starts: [], isCut: read.some(({ length }) => length > QUEUE_PAGE_SIZE) };
}

/**
 * People with one of its statuses. A search by name queries only these: Firestore allows too few
 * alternatives for more.
 */
function isInStage({ forms }: ProgressRecord, filter: StatusFilter): boolean {
  return filter !== 'changed' || FORM_KEYS.some((key) => forms[key] === 1);
}

export function cursorOf(person: ProgressRecord, sort?: QueueSort): QueueCursor | DueCursor {
  const { known = false, since, uid, name, fpocno } = person;
  if (sort === 'name') return { due: name, uid };
  if (sort === 'introducer') return { due: fpocno, uid };
  return sort === 'newest' ? { due: since, uid } : { known, since, uid };
}

/** Sorts the page that is shown, where the database cannot: unknown numbers last, free people first. */
export function inShownOrder(
  people: readonly ProgressRecord[],
  sort: QueueSort | undefined,
  details: ReadonlyMap<string, QueueDetail>,
  assignments: ReadonlyMap<string, Assignment>,
): readonly ProgressRecord[] {
  if (sort === 'flags') {
    const flagsOf = ({ uid }: ProgressRecord) => details.get(uid)?.flags ?? Number.MAX_SAFE_INTEGER;
    return people.toSorted((one, other) => flagsOf(one) - flagsOf(other));
  }
  if (sort !== 'reviewer') return people;
  const nameOf = ({ uid }: ProgressRecord) => assignments.get(uid)?.name ?? '';
  return people.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** The note beside a name; null with a verified address and an invitation, and in older records. */
export function identityText({ known, verified, invitation }: ProgressRecord): string | null {
  if (known === undefined) return null;
  if (!known) return 'Not verified, not invited';
  if (verified) return invitation ? null : 'Not invited';
  return 'Not verified';
}

/** Drops the other filters from an OwnList, because its pages cannot be filtered. */
function combined(filters: QueueFilters): QueueFilters {
  return isOwnList(filters.status) ? { status: filters.status } : filters;
}

/** Contains no personal data. */
export function toQuery(filters: QueueFilters, page: number, sort?: QueueSort): string {
  const { status, form, usertype, known } = combined(filters);
  const query = new URLSearchParams({
    ...(status !== DEFAULT_FILTERS.status && { status: String(status) }),
    ...(form && { form: form.key, formstatus: String(form.status) }),
    ...(usertype && { type: usertype }),
    ...(known !== undefined && { known: String(known) }),
    ...(sort && !isOwnList(status) && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Ignores unknown parameters. */
export function parseQuery(text: string): Pick<QueueView, 'filters' | 'page' | 'sort'> {
  const query = new URLSearchParams(text);
  const oneOf = <Value>(values: readonly Value[], name: string) =>
    values.find((value) => String(value) === query.get(name));
  const key = oneOf(FORM_KEYS, 'form');
  const formStatus = oneOf(FORM_STATUSES, 'formstatus');
  const usertype = oneOf(PERSON_TYPES, 'type');
  const known = oneOf([true, false], 'known');
  const page = Number(query.get('page'));
  const status = oneOf(STATUS_FILTERS, 'status') ?? DEFAULT_FILTERS.status;
  const sort = isOwnList(status) ? undefined : oneOf(QUEUE_SORTS, 'sort');
  return {
    ...(sort && { sort }),
    filters: combined({
      status,
      ...(key && formStatus !== undefined && { form: { key, status: formStatus } }),
      ...(usertype && { usertype }),
      ...(known !== undefined && { known }),
    }),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
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

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

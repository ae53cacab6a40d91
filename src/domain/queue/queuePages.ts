import { FORM_KEYS } from '../forms/registry.ts';
import { spellingsOf } from '../people/search.ts';
import type { ProgressRecord } from '../records/records.ts';
import type { CheckKind } from '../review/checks.ts';
import type { Assignment } from '../transitions/assignments.ts';
import { addressIn } from '../validators/emailAddress.ts';
import { validateGstin } from '../validators/gstin.ts';
import { plainText } from '../validators/normalise.ts';
import { validatePan } from '../validators/pan.ts';
import {
  type DueCursor,
  QUEUE_PAGE_SIZE,
  type QueueCursor,
  type QueueDetail,
  type QueueFilters,
  type QueuePage,
  type QueueSearch,
  type QueueSort,
  type QueueView,
  type StatusFilter,
} from './queue.ts';

/** An address has an @, PAN and GSTIN their form, a user ID starts like O2611; all else is a name. */
export function parseSearch(typed: string): QueueSearch | null {
  const text = plainText(typed);
  if (text === '') return null;
  if (text.includes('@')) {
    const address = addressIn(text);
    return { by: 'email', values: [...new Set([address.toLowerCase(), address])] };
  }
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
    .sort((one, other) => one.name.localeCompare(other.name));
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
    return [...people].sort((one, other) => flagsOf(one) - flagsOf(other));
  }
  if (sort !== 'reviewer') return people;
  const nameOf = ({ uid }: ProgressRecord) => assignments.get(uid)?.name ?? '';
  return [...people].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

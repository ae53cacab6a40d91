import { useCallback, useMemo } from 'react';
import type { Listed } from '../../../backend/records/livePages.ts';
import { type PeopleView, watchPeople } from '../../../backend/records/progress.ts';
import type { AppError } from '../../../domain/appError.ts';
import { isMatch } from '../../../domain/people/search.ts';
import type { OverallStatus, ProgressRecord } from '../../../domain/records/records.ts';
import { type LiveList, useLivePages } from '../../../records/useLivePages.ts';
import { useSearch, useSettled } from './useSearch.ts';

export interface PeopleFilter {
  search: string;
  stage: OverallStatus | null;
  order: PeopleView['order'];
}

export interface People extends LiveList<ProgressRecord> {
  /** Whether the database is still being asked. */
  isSearching: boolean;
  /** Whether a search found more than it shows. */
  isCut: boolean;
  searchError: AppError | null;
}

/**
 * A search looks through the people listed so far and, when there are more than those, asks the database too;
 * neither reads more when there are more people.
 */
export function usePeople(introducerEmail: string, { search, stage, order }: PeopleFilter): People {
  const view = useMemo(() => ({ introducerEmail, stage, order }), [introducerEmail, stage, order]);
  const listed = useLivePages<ProgressRecord>(
    useCallback((onListed, onError) => watchPeople(view, onListed, onError), [view]),
  );
  const { live } = listed;
  const hasMore = live.state === 'ready' && live.value.more !== 'none';
  const typed = useSettled(search.trim());
  const { result, isSearching, error } = useSearch(view, hasMore ? typed : '');
  const term = search.trim();
  return {
    ...listed,
    live:
      live.state === 'ready' && term !== ''
        ? { state: 'ready', value: searched(live.value, term, result.people, order) }
        : live,
    isSearching: hasMore && term !== '' && (isSearching || typed !== term),
    isCut: result.isCut,
    searchError: error,
  };
}

function searched(
  listed: Listed<ProgressRecord>,
  term: string,
  found: readonly ProgressRecord[],
  order: PeopleView['order'],
): Listed<ProgressRecord> {
  const matching = [...found, ...listed.items].filter((person) => isMatch(person, term));
  const items = [...new Map(matching.map((person) => [person.uid, person])).values()];
  const direction = order === 'latest' ? -1 : 1;
  return { ...listed, items: items.toSorted((one, other) => direction * (one.since - other.since)) };
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Listed } from '../../../backend/records/livePages.ts';
import {
  type PeopleView,
  type SearchResult,
  watchPeople,
  watchSearch,
} from '../../../backend/records/progress.ts';
import type { AppError } from '../../../domain/appError.ts';
import { isMatch } from '../../../domain/people/search.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { useLivePages } from '../../../records/useLivePages.ts';

export interface PeopleFilter extends Pick<PeopleView, 'stage' | 'order'> {
  search: string;
}

export type People = ReturnType<typeof usePeople>;

/**
 * Searches the listed people and, when more people exist, the database; the number of reads does not depend
 * on the number of people.
 */
export function usePeople(introducerEmail: string, { search, stage, order }: PeopleFilter) {
  const view = useMemo(() => ({ introducerEmail, stage, order }), [introducerEmail, stage, order]);
  const listed = useLivePages<ProgressRecord>(
    useCallback((onListed, onError) => watchPeople(view, onListed, onError), [view]),
  );
  const { live } = listed;
  const hasMore = live.state === 'ready' && live.value.more !== 'none';
  const term = search.trim();
  const typed = useSettled(term);
  const { result, isSearching, error } = useSearch(view, hasMore ? typed : '');
  return {
    ...listed,
    live:
      live.state === 'ready' && term !== ''
        ? { ...live, value: searched(live.value, term, result.people, order) }
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

const NOTHING: SearchResult = { people: [], isCut: false };

/** Empty while `typed` is empty. */
function useSearch(view: PeopleView, typed: string) {
  const [found, setFound] = useState<{ view: PeopleView; typed: string; result: SearchResult }>();
  const [error, setError] = useState<AppError | null>(null);
  useEffect(() => {
    setError(null);
    if (typed === '') return;
    return watchSearch(view, typed, (result) => setFound({ view, typed, result }), setError);
  }, [view, typed]);
  const isCurrent = found?.view === view && found.typed === typed;
  return {
    result: isCurrent ? found.result : NOTHING,
    isSearching: typed !== '' && !isCurrent && !error,
    error,
  };
}

const AFTER_MS = 300;

/** Debounces the queries. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

import { useEffect, useState } from 'react';
import type { AppError } from '../../../backend/errors.ts';
import { type PeopleView, type SearchResult, watchSearch } from '../../../backend/progress.ts';

const NOTHING: SearchResult = { people: [], isCut: false };

/** What the database finds for a search; nothing while `typed` is empty. */
export function useSearch(
  view: PeopleView,
  typed: string,
): { result: SearchResult; isSearching: boolean; error: AppError | null } {
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

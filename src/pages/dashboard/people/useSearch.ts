import { useEffect, useState } from 'react';
import { type PeopleView, type SearchResult, watchSearch } from '../../../backend/records/progress.ts';
import type { AppError } from '../../../domain/appError.ts';

const NOTHING: SearchResult = { people: [], isCut: false };

/** Nothing while `typed` is empty. */
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

const AFTER_MS = 300;

/** So that not every letter asks the database. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

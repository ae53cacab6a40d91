import { useEffect, useMemo, useState } from 'react';
import { watchInvitationSearch } from '../../../backend/records/invitations.ts';
import { type PeopleView, type SearchResult, watchSearch } from '../../../backend/records/progress.ts';
import type { AppError } from '../../../domain/appError.ts';
import type { Invitation } from '../../../domain/people/invitations.ts';

export interface Found extends SearchResult {
  invitations: readonly Invitation[];
}

const NOTHING: Found = { people: [], invitations: [], isCut: false };

/** What the database finds beyond the listed records. Asks nothing while `typed` is empty. */
export function useFound(view: PeopleView | null, invitationsOf: string | null, typed: string) {
  const [error, setError] = useState<AppError | null>(null);
  const people = useResult(view, typed, watchSearch, setError);
  const invitations = useResult(invitationsOf, typed, watchInvitationSearch, setError);
  const isKnown = (!view || people) && (!invitationsOf || invitations);
  const isNeeded = typed !== '';
  const found = useMemo(
    (): Found => ({ ...NOTHING, ...people, ...(invitations && { invitations }) }),
    [people, invitations],
  );
  return { ...found, isNeeded, isSearching: isNeeded && !isKnown && !error, error };
}

/** What the last search found; absent until it has answered for this key and text. @param watch the same in each render */
function useResult<Key, Result>(
  key: Key | null,
  typed: string,
  watch: (key: Key, typed: string, onResult: (result: Result) => void, onError: OnError) => () => void,
  onError: OnError,
): Result | undefined {
  const [answer, setAnswer] = useState<{ to: Key; typed: string; result: Result }>();
  useEffect(() => {
    onError(null);
    if (typed === '' || !key) return;
    return watch(key, typed, (result) => setAnswer({ to: key, typed, result }), onError);
  }, [key, typed, watch, onError]);
  return answer && answer.to === key && answer.typed === typed ? answer.result : undefined;
}

type OnError = (error: AppError | null) => void;

const AFTER_MS = 300;

/** Debounces the queries. */
export function useSettled<Value>(typed: Value): Value {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

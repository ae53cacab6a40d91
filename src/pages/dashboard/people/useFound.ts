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
  const [people, setPeople] = useState<{ for: unknown; typed: string; result: SearchResult }>();
  const [invitations, setInvitations] = useState<{ for: unknown; typed: string; result: Invitation[] }>();
  const [error, setError] = useState<AppError | null>(null);
  useEffect(() => {
    setError(null);
    if (typed === '' || !view) return;
    return watchSearch(view, typed, (result) => setPeople({ for: view, typed, result }), setError);
  }, [view, typed]);
  useEffect(() => {
    if (typed === '' || !invitationsOf) return;
    return watchInvitationSearch(
      invitationsOf,
      typed,
      (result) => setInvitations({ for: invitationsOf, typed, result }),
      setError,
    );
  }, [invitationsOf, typed]);
  const hasPeople = !view || (people?.for === view && people.typed === typed);
  const hasInvitations =
    !invitationsOf || (invitations?.for === invitationsOf && invitations.typed === typed);
  const isNeeded = typed !== '';
  const result = useMemo(
    (): Found =>
      isNeeded
        ? {
            ...(view && hasPeople && people ? people.result : NOTHING),
            invitations: invitationsOf && hasInvitations && invitations ? invitations.result : [],
          }
        : NOTHING,
    [isNeeded, view, hasPeople, people, invitationsOf, hasInvitations, invitations],
  );
  return {
    ...result,
    isNeeded,
    isSearching: isNeeded && !(hasPeople && hasInvitations) && !error,
    error,
  };
}

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

import { useCallback, useEffect, useMemo, useState } from 'react';
import { countInvited, watchInvitations } from '../../../backend/records/invitations.ts';
import type { Listed } from '../../../backend/records/livePages.ts';
import { countPeople, type PeopleView, watchPeople } from '../../../backend/records/progress.ts';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { type AppError, toAppError } from '../../../domain/appError.ts';
import { waitGroup } from '../../../domain/insights/nowStats.ts';
import type { Introducer, Invitation } from '../../../domain/people/invitations.ts';
import {
  isInInvitationFilter,
  mergePipeline,
  type PipelineCounts,
  type PipelineRow,
  type PipelineView,
  stageOf,
} from '../../../domain/people/pipeline.ts';
import { isMatch } from '../../../domain/people/search.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { latestWorkingDay } from '../../../domain/time/waitingTime.ts';
import { type Live, lastOf } from '../../../records/liveRecord.ts';
import { type LiveList, useLivePages } from '../../../records/useLivePages.ts';
import { useNow } from '../../../records/useNow.ts';
import { type Found, useFound, useSettled } from './useFound.ts';

export type Pipeline = ReturnType<typeof usePipeline>;

const NOBODY = { showMore: () => {}, stop: () => {} };

/**
 * Searches the listed records and, when more exist, the database; the number of reads does not depend on the
 * number of people.
 */
export function usePipeline(introducer: Introducer, shown: PipelineView, search: string) {
  const now = useNow();
  const stuckBefore = latestWorkingDay(now);
  const { view, invitationsOf, people, invitations } = useLists(introducer, shown, stuckBefore);

  const term = search.trim();
  const settled = useSettled(term);
  const canSearch = term !== '' && (hasMore(people) || hasMore(invitations));
  const found = useFound(view, invitationsOf, canSearch ? settled : '');
  const merged = useMemo(
    () =>
      term === ''
        ? mergeListed(people, invitations, shown, now)
        : mergeMatching(people, invitations, found, term, shown, now),
    [people, invitations, found, term, shown, now],
  );

  const both = [people, invitations];
  const failed =
    both.find(({ live }) => live.state === 'error') ?? both.find(({ live }) => live.state === 'loading');
  const live: Live<typeof merged> = failed
    ? withValue(failed.live, merged, both)
    : { state: 'ready', value: merged };
  return {
    live,
    now,
    retry: () => {
      for (const { live: each, retry } of both) if (each.state === 'error') retry();
    },
    more: term === '' ? moreOf(both) : ('none' as const),
    showMore: () => (merged.next === 'invitation' ? invitations : people).showMore(),
    isSearching: found.isSearching || (found.isNeeded && settled !== term),
    isCut: found.isCut,
    searchError: found.error,
    counts: useCounts(introducer, stuckBefore, live.state === 'ready' ? live.value.rows : undefined),
  };
}

/** The live lists of a view; without people or without invitations, that list is empty. */
function useLists({ uid, email }: Introducer, shown: PipelineView, stuckBefore: number) {
  const { stage, order, invitations: filter, wait } = shown;
  const view = useMemo(
    (): PeopleView | null =>
      stage === 'invited' ? null : { introducerEmail: email, stage, order, stuckBefore, wait },
    [email, stage, order, stuckBefore, wait],
  );
  const hasInvitations = stage === 'invited' || stage === 'all';
  const people = useLivePages<ProgressRecord>(
    useCallback(
      (onListed, onError) => {
        if (view) return watchPeople(view, onListed, onError);
        onListed({ items: [], more: 'none' });
        return NOBODY;
      },
      [view],
    ),
  );
  const invitations = useLivePages<Invitation>(
    useCallback(
      (onListed, onError) => {
        // An invitation that expires while it is listed is shown as expired, without a new query.
        if (hasInvitations) {
          return watchInvitations({ introducerUid: uid, filter, order, now: serverNow() }, onListed, onError);
        }
        onListed({ items: [], more: 'none' });
        return NOBODY;
      },
      [hasInvitations, uid, filter, order],
    ),
  );
  return { view, invitationsOf: hasInvitations ? uid : null, people, invitations };
}

function itemsOf<Item>({ live }: LiveList<Item>): readonly Item[] {
  return lastOf(live)?.value.items ?? [];
}

function isInStage({ stage, wait }: PipelineView, now: number) {
  return (person: ProgressRecord) =>
    stage === 'all' ||
    (stageOf(person, now) === stage && (wait === undefined || waitGroup(person.since, now) === wait));
}

function mergeListed(
  people: LiveList<ProgressRecord>,
  invitations: LiveList<Invitation>,
  shown: PipelineView,
  now: number,
) {
  return mergePipeline(
    { items: itemsOf(people).filter(isInStage(shown, now)), hasMore: hasMore(people) },
    { items: itemsOf(invitations), hasMore: hasMore(invitations) },
    shown.order,
  );
}

/** The found and the listed records, each once. */
function mergeMatching(
  people: LiveList<ProgressRecord>,
  invitations: LiveList<Invitation>,
  found: Pick<Found, 'people' | 'invitations'>,
  term: string,
  shown: PipelineView,
  now: number,
) {
  const matching = <Item extends { name: string; userid?: string; email?: string }>(
    items: readonly Item[],
    id: (item: Item) => string,
  ) => [...new Map(items.map((item) => [id(item), item])).values()].filter((item) => isMatch(item, term));
  const matchingPeople = matching([...found.people, ...itemsOf(people)], (person) => person.uid);
  const matchingInvitations = matching([...found.invitations, ...itemsOf(invitations)], ({ id }) => id);
  return mergePipeline(
    { items: matchingPeople.filter(isInStage(shown, now)), hasMore: false },
    {
      items: matchingInvitations.filter((each) => isInInvitationFilter(each, shown.invitations, now)),
      hasMore: false,
    },
    shown.order,
  );
}

function withValue<T>(live: Live<unknown>, value: T, lists: readonly LiveList<unknown>[]): Live<T> {
  const last = lists.every((list) => lastOf(list.live)) ? { last: { value } } : {};
  return live.state === 'error'
    ? { state: 'error', error: live.error, ...last }
    : { state: 'loading', ...last };
}

function moreIn({ live }: LiveList<unknown>): Listed<unknown>['more'] {
  return lastOf(live)?.value.more ?? 'none';
}

function hasMore(list: LiveList<unknown>): boolean {
  return moreIn(list) !== 'none';
}

function moreOf(lists: readonly LiveList<unknown>[]): Listed<unknown>['more'] {
  const all = lists.map(moreIn);
  return (['loading', 'available'] as const).find((each) => all.includes(each)) ?? 'none';
}

/** Counted again when a listed row changes its stage; undefined while unknown. */
function useCounts(
  { uid, email }: Introducer,
  stuckBefore: number,
  rows: readonly PipelineRow[] | undefined,
): { counts?: PipelineCounts; error?: AppError } {
  const [counted, setCounted] = useState<{ counts?: PipelineCounts; error?: AppError }>({});
  const listed = rows
    ?.map((row) => `${row.id} ${row.kind === 'person' ? row.person.forms.status : row.invitation.status}`)
    .join();
  // The first time at once.
  const settled = useSettled(listed) ?? listed;
  useEffect(() => {
    if (settled === undefined) return;
    let isOver = false;
    Promise.all([countInvited(uid), countPeople(email, stuckBefore)]).then(
      ([invited, people]) => isOver || setCounted({ counts: { invited, ...people } }),
      (thrown) => isOver || setCounted({ error: toAppError(thrown) }),
    );
    return () => {
      isOver = true;
    };
  }, [uid, email, stuckBefore, settled]);
  return counted;
}

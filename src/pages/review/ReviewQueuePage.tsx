import './review.scss';
import { useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { DEFAULT_FILTERS, parseSearch } from '../../domain/review/queue.ts';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { recallQueue, rememberQueue } from '../../records/queueMemory.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueueFiltersForm } from './QueueFiltersForm.tsx';
import { QueueSearchForm } from './QueueSearchForm.tsx';
import { QueuePager, QueueTable } from './QueueTable.tsx';
import { type QueueState, useQueue } from './useQueue.ts';

/** The people with whom the reviewer has to deal (R10), and the way to everyone else. */
export function ReviewQueuePage() {
  const user = useSignedInUser();
  return (
    <>
      <PageHeading title="Review queue">
        Trainees and vendors whose forms are with the reviewers, waiting longest first.
      </PageHeading>
      {user.isReviewer ? <ReviewQueue reviewerUid={user.uid} /> : <ReviewersOnly />}
    </>
  );
}

function ReviewQueue({ reviewerUid }: { reviewerUid: string }) {
  const [state, setState] = useState((): QueueState => {
    const seen = recallQueue(reviewerUid);
    if (!seen) return { typed: '', filters: DEFAULT_FILTERS, starts: [] };
    const page = seen.pages.length;
    return {
      ...seen.view,
      typed: seen.typed,
      starts: seen.starts.slice(1, page).filter((start) => start !== null),
    };
  });
  const { live, retry, count } = useQueue(state);
  const seen = lastOf(live)?.value;
  useEffect(() => {
    const { typed, filters, starts } = state;
    const view = { filters, search: parseSearch(typed) };
    if (seen)
      rememberQueue(
        { reviewerUid, address: paths.review, typed, view },
        starts.length + 1,
        [null, ...starts],
        seen,
      );
  }, [reviewerUid, state, seen]);
  const look = (change: Partial<QueueState>) => setState({ ...state, starts: [], ...change });
  const isSearching = state.typed !== '';
  return (
    <div className="review-queue">
      <section className="panel" aria-label="Search and filters">
        <QueueSearchForm key={state.typed} typed={state.typed} onSearch={(typed) => look({ typed })} />
        <QueueFiltersForm
          filters={state.filters}
          isDisabled={isSearching}
          onChange={(filters) => look({ filters })}
        />
      </section>
      <LiveView live={live} onRetry={retry}>
        {({ people, next }) => (
          <>
            <QueueTable
              people={people}
              isSearching={isSearching}
              count={count}
              page={state.starts.length + 1}
            />
            <QueuePager
              page={state.starts.length + 1}
              onPrevious={
                state.starts.length > 0 ? () => look({ starts: state.starts.slice(0, -1) }) : undefined
              }
              onNext={next ? () => look({ starts: [...state.starts, next] }) : undefined}
            />
          </>
        )}
      </LiveView>
    </div>
  );
}

import './review.scss';
import { useState } from 'react';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueueFiltersForm } from './QueueFiltersForm.tsx';
import { QueueSearchForm } from './QueueSearchForm.tsx';
import { QueuePager, QueueTable } from './QueueTable.tsx';
import { type QueueState, recallQueue, rememberQueue } from './queueMemory.ts';
import { useQueue } from './useQueue.ts';

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
  const [state, setState] = useState(() => recallQueue(reviewerUid));
  const { live, retry, count } = useQueue(state);
  const look = (change: Partial<QueueState>) => {
    const next = { ...state, starts: [], ...change };
    rememberQueue(reviewerUid, next);
    setState(next);
  };
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

import { useState } from 'react';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { QueueFiltersForm } from './QueueFiltersForm.tsx';
import { QueuePager } from './QueuePager.tsx';
import { QueueSearchForm } from './QueueSearchForm.tsx';
import { QueueTable } from './QueueTable.tsx';
import { type QueueState, recallQueue, rememberQueue } from './queueMemory.ts';
import { useQueue } from './useQueue.ts';
import './review.scss';

/** Search, filters, and one live page of the queue. */
export function ReviewQueue({ reviewerUid }: { reviewerUid: string }) {
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

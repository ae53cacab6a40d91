import './review.scss';
import { useMemo, useState } from 'react';
import Pagination from 'react-bootstrap/Pagination';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import {
  countOf,
  maxCountOf,
  QUEUE_PAGE_SIZE,
  type QueueFilters,
  type QueueView,
} from '../../domain/queue/queue.ts';
import { parseQuery, toQuery } from '../../domain/queue/queueAddress.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useShortcuts } from '../../evidence/useShortcuts.ts';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { recallQueue } from '../../records/queueMemory.ts';
import { useStaff } from '../../records/useStaff.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { KEEPS_FOCUS, PageHeading } from '../../ui/PageHeading.tsx';
import { BulkBar } from './BulkBar.tsx';
import { EmptyQueue, QueueSummary } from './QueueSummary.tsx';
import { QueueTable } from './QueueTable.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { QueueToolbar } from './QueueToolbar.tsx';
import { useQueue } from './useQueue.ts';

/** The people who wait for a reviewer (R10), and a search for all others. */
export function ReviewQueuePage() {
  const { isReviewer } = useSignedInUser();
  const reviewer = useStaff();
  return (
    <>
      <PageHeading title="Review queue" />
      {isReviewer ? <ReviewQueue reviewer={reviewer} /> : <ReviewersOnly />}
    </>
  );
}

function ReviewQueue({ reviewer }: { reviewer: Reviewer }) {
  const reviewerUid = reviewer.uid;
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const { filters, page, sort } = useMemo(() => parseQuery(address), [address]);
  const [typed, setTyped] = useState(() => recallQueue(reviewerUid)?.typed ?? '');
  const queue = useQueue({ reviewerUid, typed, filters, sort, page });
  const { view, live, counts, people } = queue;
  const [selected, setSelected] = useState<readonly string[]>([]);
  useShortcuts(actionOfKey);
  const count = counts && countOf(counts, filters.status);
  const filter = (changed: QueueFilters) =>
    void navigate(paths.review + toQuery(changed, 1, sort), { state: KEEPS_FOCUS });
  return (
    <div className="review review-queue">
      <QueueTabs view={view} counts={counts} />
      <QueueToolbar typed={typed} onSearch={setTyped} filters={filters} onChange={filter} />
      <LiveView live={live} onRetry={queue.retry}>
        {(shown) => (
          <>
            <QueueSummary
              view={view}
              shown={shown}
              counts={counts}
              onSearchEveryone={() => filter({ status: 'any' })}
              onClear={() => setTyped('')}
            />
            <BulkBar
              selected={people.filter(({ uid }) => selected.includes(uid))}
              reviewer={reviewer}
              onSelect={setSelected}
            />
            {queue.hasFailed && (
              <Failure>Introducers and flags could not be read. Reload the page to try again.</Failure>
            )}
            {people.length === 0 ? (
              <EmptyQueue view={view} onClear={() => setTyped('')} />
            ) : (
              <QueueTable
                view={view}
                people={people}
                due={shown.due}
                details={queue.details}
                assignments={queue.assignments}
                reviewer={reviewer}
                selected={selected}
                onSelect={setSelected}
              />
            )}
            {!view.search && <QueuePager view={view} count={count} hasNext={shown.starts.length >= page} />}
          </>
        )}
      </LiveView>
    </div>
  );
}

/**
 * `/` goes to the search, j and k through the people, Enter opens the person in focus, x selects, and t takes or gives
 * back.
 */
function actionOfKey(key: string): (() => void) | undefined {
  const target = targetOf(key);
  return target ? () => (key === 'x' || key === 't' ? target.click() : target.focus()) : undefined;
}

function targetOf(key: string): HTMLElement | null | undefined {
  const row = document.activeElement?.closest('tr');
  if (key === '/') return document.querySelector<HTMLElement>('.queue-search input');
  if (key === 'x') return row?.querySelector<HTMLElement>('input[type="checkbox"]');
  if (key === 't') return row?.querySelector<HTMLElement>('.queue-take');
  if (key !== 'j' && key !== 'k') return undefined;
  const all = [...document.querySelectorAll<HTMLElement>('.queue-name a')];
  const at = all.findIndex((name) => name.closest('tr') === row);
  if (at === -1) return all[0];
  return all[key === 'j' ? at + 1 : at - 1];
}

interface QueuePagerProps {
  view: QueueView;
  /** Absent while unknown. */
  count: number | undefined;
  hasNext: boolean;
}

function QueuePager({ view: { filters, sort, page }, count, hasNext }: QueuePagerProps) {
  if (page === 1 && !hasNext) return null;
  const lastPage = count === undefined ? 0 : Math.ceil(count / QUEUE_PAGE_SIZE);
  const isKnown = count !== undefined && count <= maxCountOf(filters.status) && lastPage >= page;
  const link = (label: string, to: number, isThere: boolean) => (
    <Pagination.Item as={Link} to={paths.review + toQuery(filters, to, sort)} disabled={!isThere}>
      {label}
    </Pagination.Item>
  );
  return (
    <nav aria-label="Pages">
      <Pagination className="justify-content-center">
        {link('Previous', page - 1, page > 1)}
        <Pagination.Item
          active
          activeLabel=""
        >{`Page ${page}${isKnown ? ` of ${lastPage}` : ''}`}</Pagination.Item>
        {link('Next', page + 1, hasNext)}
      </Pagination>
    </nav>
  );
}

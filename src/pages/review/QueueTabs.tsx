import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import {
  countOf,
  countText,
  maxCountOf,
  QUEUE_TABS,
  type QueueView,
  type StageCounts,
  type StatusFilter,
  tabLabel,
} from '../../domain/queue/queue.ts';
import { toQuery } from '../../domain/queue/queueAddress.ts';
import { KEEPS_FOCUS } from '../../ui/PageHeading.tsx';

/** Shown with nobody in them too. The lists of particular tasks follow them, so that no tab moves when a count arrives. */
const ALWAYS: readonly StatusFilter[] = ['waiting', 1, 2, 3, 0, 4, 'any'];

/** On a phone the tabs scroll. */
function show(tab: HTMLElement | null): void {
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

interface QueueTabsProps {
  view: QueueView;
  /** Absent while unknown. */
  counts: StageCounts | undefined;
}

/** The stages with the number of people in each; the other filters stay. */
export function QueueTabs({ view: { filters, sort }, counts }: QueueTabsProps) {
  const tabs = QUEUE_TABS.map((status) => ({
    status,
    count: status === 'any' || !counts ? undefined : countOf(counts, status),
  })).filter(({ status, count }) => ALWAYS.includes(status) || status === filters.status || count);
  return (
    <nav aria-label="Stages">
      <ul className="queue-stages list-unstyled">
        {tabs.map(({ status, count }) => (
          <li key={status}>
            <Link
              to={paths.review + toQuery({ ...filters, status }, 1, sort)}
              state={KEEPS_FOCUS}
              aria-current={filters.status === status}
              ref={filters.status === status ? show : undefined}
            >
              <span>{tabLabel(status)}</span>
              {status !== 'any' && (
                <>
                  {' '}
                  <span className="queue-count">
                    {count === undefined ? '' : countText(count, maxCountOf(status))}
                  </span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import Pagination from 'react-bootstrap/Pagination';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { MAX_COUNT, QUEUE_PAGE_SIZE, type QueueFilters, toQuery } from '../../domain/review/queue.ts';

interface QueuePagerProps {
  filters: QueueFilters;
  page: number;
  /** Absent while it is not known. */
  lastPage: number | undefined;
  hasNext: boolean;
}

export function QueuePager({ filters, page, lastPage, hasNext }: QueuePagerProps) {
  if (page === 1 && !hasNext) return null;
  const isKnown = lastPage !== undefined && lastPage >= page && lastPage * QUEUE_PAGE_SIZE <= MAX_COUNT;
  const link = (label: string, to: number, isThere: boolean) => (
    <Pagination.Item as={Link} to={paths.review + toQuery(filters, to)} disabled={!isThere}>
      {label}
    </Pagination.Item>
  );
  return (
    <nav aria-label="Pages">
      <Pagination className="queue-pager">
        {link('Previous', page - 1, page > 1)}
        <Pagination.Item active activeLabel="">
          Page {page}
          {isKnown && ` of ${lastPage}`}
        </Pagination.Item>
        {link('Next', page + 1, hasNext)}
      </Pagination>
    </nav>
  );
}

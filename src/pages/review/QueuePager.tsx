import Pagination from 'react-bootstrap/Pagination';

interface QueuePagerProps {
  page: number;
  /** Absent on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  onNext?: (() => void) | undefined;
}

/** Turns the pages; nothing when there is only one. */
export function QueuePager({ page, onPrevious, onNext }: QueuePagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav aria-label="Pages">
      <Pagination className="queue-pager">
        <Pagination.Item as="button" type="button" disabled={!onPrevious} onClick={onPrevious}>
          Previous
        </Pagination.Item>
        <Pagination.Item active activeLabel="" aria-live="polite">
          Page {page}
        </Pagination.Item>
        <Pagination.Item as="button" type="button" disabled={!onNext} onClick={onNext}>
          Next
        </Pagination.Item>
      </Pagination>
    </nav>
  );
}

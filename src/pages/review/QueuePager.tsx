import Button from 'react-bootstrap/Button';

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
    <nav className="queue-pager" aria-label="Pages">
      <Button variant="outline-secondary" disabled={!onPrevious} onClick={onPrevious}>
        Previous
      </Button>
      <span aria-live="polite">Page {page}</span>
      <Button variant="outline-secondary" disabled={!onNext} onClick={onNext}>
        Next
      </Button>
    </nav>
  );
}

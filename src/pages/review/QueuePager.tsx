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
      <button type="button" className="btn btn-outline-secondary" disabled={!onPrevious} onClick={onPrevious}>
        Previous
      </button>
      <span aria-live="polite">Page {page}</span>
      <button type="button" className="btn btn-outline-secondary" disabled={!onNext} onClick={onNext}>
        Next
      </button>
    </nav>
  );
}

import { type RefCallback, useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** The ref of a heading that a link names by its hash: the heading is scrolled into view and focused once it is there. */
export function useHashTarget(hash: string): RefCallback<HTMLHeadingElement> {
  const location = useLocation();
  // By location and not by hash, so that the same link works again.
  return useCallback(
    (heading) => {
      if (location.hash !== hash) return;
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    },
    [location, hash],
  );
}

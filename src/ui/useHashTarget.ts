import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A heading that a link names by its hash: it is scrolled into view and focused. */
export function useHashTarget(hash: string): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  // By location and not by hash, so that the same link works again.
  useEffect(() => {
    if (location.hash !== hash) return;
    target.current?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  }, [location, hash]);
  return target;
}

import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** How long to wait for content before giving up the scroll position, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Back and Forward restore the scroll position; every other navigation starts at the top. */
export function useBackToPlace(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useEffect(() => {
    const stop = isReturn ? scrollWhenLong(places.get(key) ?? 0) : undefined;
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [key, isReturn]);
}

/** The page is first as short as its spinner. Scrolling by hand meanwhile cancels the restore. */
function scrollWhenLong(place: number): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const go = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 1) abort.abort();
  };
  go();
  if (signal.aborted) return () => undefined;
  const observer = new ResizeObserver(go);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(type, () => abort.abort(), { signal });
  }
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}

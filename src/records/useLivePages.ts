import { useCallback, useEffect, useRef, useState } from 'react';
import type { Listed, LivePages, PageObserver } from '../backend/records/livePages.ts';
import { type Live, lastOf } from './liveRecord.ts';

export interface LiveList<Item> {
  live: Live<Listed<Item>>;
  showMore: () => void;
  retry: () => void;
}

/** A new `watch` function restarts the pages, so it must be memoised. */
export function useLivePages<Item>(watch: (...observer: PageObserver<Item>) => LivePages): LiveList<Item> {
  const [live, setLive] = useState<Live<Listed<Item>>>({ state: 'loading' });
  const pages = useRef<LivePages>(null);
  const start = useCallback(() => {
    setLive({ state: 'loading' });
    pages.current = watch(
      (value) => setLive({ state: 'ready', value }),
      (error) =>
        setLive((before) => {
          const last = lastOf(before);
          return { state: 'error', error, ...(last && { last }) };
        }),
    );
  }, [watch]);
  useEffect(() => {
    start();
    return () => pages.current?.stop();
  }, [start]);
  return { live, showMore: () => pages.current?.showMore(), retry: start };
}

/** The pages of one key, such as a person's uid. @param key, watch the same in each render */
export function useWatchedPages<Key, Item>(
  key: Key,
  watch: (key: Key, ...observer: PageObserver<Item>) => LivePages,
): LiveList<Item> {
  return useLivePages(useCallback((...observer) => watch(key, ...observer), [key, watch]));
}

import type { ReactNode } from 'react';
import type { LiveList } from '../records/useLivePages.ts';
import { LiveView } from '../ui/feedback/LiveView.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';

interface PagedListProps<Item> {
  list: LiveList<Item>;
  /** Names the items for screen readers. */
  what: string;
  /** In place of an empty list. */
  empty?: ReactNode;
  /** `more` is the button for the next page. */
  children: (items: readonly Item[], more: ReactNode) => ReactNode;
}

/** A live list that is read page by page. */
export function PagedList<Item>({ list, what, empty, children }: PagedListProps<Item>) {
  const { live, retry, showMore } = list;
  return (
    <LiveView live={live} onRetry={retry}>
      {({ items, more }) =>
        items.length === 0 ? empty : children(items, <ShowMore more={more} what={what} onClick={showMore} />)
      }
    </LiveView>
  );
}

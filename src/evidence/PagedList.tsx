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
  /** Around the items and the button for the next page. */
  frame?: (shown: ReactNode) => ReactNode;
  /** Without that button. */
  isFirstPage?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

/** A live list that is read page by page. */
export function PagedList<Item>({
  list: { live, retry, showMore },
  what,
  empty,
  frame = (shown) => shown,
  isFirstPage = false,
  children,
}: PagedListProps<Item>) {
  return (
    <LiveView live={live} onRetry={retry}>
      {({ items, more }) =>
        items.length === 0
          ? empty
          : frame(
              <>
                {children(items)}
                {!isFirstPage && <ShowMore more={more} what={what} onClick={showMore} />}
              </>,
            )
      }
    </LiveView>
  );
}

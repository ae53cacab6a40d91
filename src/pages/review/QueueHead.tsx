import FormCheck from 'react-bootstrap/FormCheck';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isOwnList, type QueueSort, type QueueView } from '../../domain/queue/queue.ts';
import { toQuery } from '../../domain/queue/queueAddress.ts';
import { KEEPS_FOCUS } from '../../ui/PageHeading.tsx';

interface QueueHeadProps {
  view: QueueView;
  selectable: readonly string[];
  selected: readonly string[];
  onSelect: (uids: readonly string[]) => void;
}

/** The heads sort, but not a search or a list with its own order. */
export function QueueHead({ view, selectable, selected, onSelect }: QueueHeadProps) {
  const canSort = !view.search && !isOwnList(view.filters.status);
  const sortedBy = (sort: QueueSort, label: string) =>
    canSort ? <SortLink view={view} sort={sort} label={label} /> : label;
  return (
    <thead>
      <tr>
        <td className="queue-wide">
          {selectable.length > 0 && (
            <FormCheck
              aria-label="Select everyone on this page"
              checked={selectable.every((uid) => selected.includes(uid))}
              onChange={({ target }) => onSelect(target.checked ? selectable : [])}
            />
          )}
        </td>
        <th scope="col" aria-sort={view.sort === 'name' ? 'ascending' : undefined}>
          {sortedBy('name', 'Name')}
        </th>
        <th scope="col">Stage</th>
        <th scope="col">Forms</th>
        <th scope="col" aria-sort={view.sort === 'flags' ? 'ascending' : undefined}>
          {sortedBy('flags', 'Flags')}
        </th>
        <th
          scope="col"
          className="queue-wide"
          aria-sort={view.sort === 'introducer' ? 'ascending' : undefined}
        >
          {sortedBy('introducer', 'Introducer')}
        </th>
        <th scope="col" aria-sort={view.sort === 'reviewer' ? 'ascending' : undefined}>
          {sortedBy('reviewer', 'Reviewer')}
        </th>
        <th scope="col" aria-sort={waitingOrder(view, canSort)}>
          {sortedBy('newest', 'Waiting')}
        </th>
      </tr>
    </thead>
  );
}

function waitingOrder({ sort }: QueueView, canSort: boolean) {
  if (sort === 'newest') return 'ascending';
  return canSort && sort === undefined ? 'descending' : undefined;
}

/** A second press goes back to the longest wait first. The sorts of one page stay on it. */
function SortLink({ view, sort, label }: { view: QueueView; sort: QueueSort; label: string }) {
  const isActive = view.sort === sort;
  const isOfPage = [sort, view.sort].every((each) => !each || each === 'flags' || each === 'reviewer');
  const to = toQuery(view.filters, isOfPage ? view.page : 1, isActive ? undefined : sort);
  return (
    <Link to={paths.review + to} state={KEEPS_FOCUS}>
      <span>{label}</span>
      {isActive && <span aria-hidden="true">{` ${sort === 'newest' ? '▴' : '▾'}`}</span>}
    </Link>
  );
}

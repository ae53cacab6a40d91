import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { peopleText } from '../../domain/people/peopleText.ts';
import {
  countOf,
  countText,
  isOwnList,
  maxCountOf,
  type OwnList,
  QUEUE_PAGE_SIZE,
  type QueuePage,
  type QueueSearch,
  type QueueView,
  type StageCounts,
  type StatusFilter,
} from '../../domain/queue/queue.ts';
import { toQuery } from '../../domain/queue/queueAddress.ts';
import { EmptyState, type EmptyStateProps } from '../../ui/feedback/EmptyState.tsx';

const SEARCHED: Record<QueueSearch['by'], string> = {
  name: 'name',
  userid: 'user ID',
  email: 'e-mail address',
  pancard: 'PAN',
  GSTIN: 'GSTIN',
};

interface QueueSummaryProps {
  view: QueueView;
  shown: QueuePage;
  /** Absent while unknown. */
  counts: StageCounts | undefined;
  onSearchEveryone: () => void;
  onClear: () => void;
}

/** How many people are listed, and in which order. */
export function QueueSummary({ view, shown, counts, onSearchEveryone, onClear }: QueueSummaryProps) {
  const { filters, search } = view;
  const isAlone = isOwnList(filters.status);
  const isFiltered =
    filters.status !== 'any' || filters.form || filters.usertype || filters.known !== undefined;
  return (
    <div className="queue-summary small d-flex flex-wrap gap-3 align-items-center mb-2">
      <p className="mb-0 fw-semibold" role="status">
        {search ? foundText(search, shown, isAlone) : listedText(view, shown, counts)}
      </p>
      {search?.by === 'name' && isFiltered && !isAlone && (
        <Button variant="link" size="sm" className="px-0" onClick={onSearchEveryone}>
          Search everyone
        </Button>
      )}
      {search && shown.people.length > 0 && (
        <Button variant="link" size="sm" className="px-0" onClick={onClear}>
          Clear search
        </Button>
      )}
      <Link to={paths.due}>Due list</Link>
    </div>
  );
}

function orderText({ filters: { status }, sort }: QueueView, people: QueuePage['people']): string {
  if (status === 'checks') return ' with a check that is due, due longest first';
  if (status === 'delivered') return ' with documents that came in under an exception, oldest first';
  if (status === 'amendments') return ' with a change to check, waiting longest first';
  if (status === 'mine') return ' whom you have taken, first taken first';
  if (sort === 'name') return ', by name';
  if (sort === 'introducer') return ', by the address of the introducer';
  if (sort === 'newest') return ', waiting shortest first';
  const order = people.some(({ known }) => known === false)
    ? ', waiting longest first; people who are neither verified nor invited come last'
    : ', waiting longest first';
  if (sort === 'flags') return `${order}; this page by flags, without duplicates`;
  return sort === 'reviewer' ? `${order}; this page by reviewer` : order;
}

const EMPTY_LISTS: Record<OwnList, string> = {
  delivered: 'No delivered document waits for a reviewer.',
  checks: 'No check is due.',
  mine: 'You have taken no one.',
  amendments: 'No change waits for a reviewer.',
};

function listedText(view: QueueView, { people, starts }: QueuePage, counts: StageCounts | undefined) {
  const { filters, page } = view;
  if (people.length === 0) {
    const { status } = filters;
    const empty = isOwnList(status) ? EMPTY_LISTS[status] : 'No one matches these filters.';
    return page === 1 ? empty : 'This page is empty now. Go to the previous page.';
  }
  const order = orderText(view, people);
  const first = (page - 1) * QUEUE_PAGE_SIZE + 1;
  const last = first + people.length - 1;
  if (page === 1 && starts.length === 0) return `${cappedText(last)}${order}`;
  const count = counts && countOf(counts, filters.status);
  return `${first}–${last}${count === undefined ? '' : ` of ${cappedText(Math.max(count, last), maxCountOf(filters.status))}`}${order}`;
}

function foundText(search: QueueSearch, { people, isCut }: QueuePage, isAlone: boolean) {
  const found = people.length === 0 ? 'No one found' : `${cappedText(people.length)} found`;
  if (search.by !== 'name' || isAlone) return `${found} by ${SEARCHED[search.by]}. The filters are ignored.`;
  return isCut
    ? `${found} with these filters, and there may be more. Type more of the name.`
    : `${found} with these filters.`;
}

const cappedText = (count: number, max?: number) => peopleText(count, countText(count, max));

/** In place of the table; the summary above says that nobody is listed. */
export function EmptyQueue({ view, onClear }: Pick<QueueSummaryProps, 'view' | 'onClear'>) {
  const { text, link } = reasonOf(view);
  const clear = (
    <Button variant="outline-primary" onClick={onClear}>
      Clear search
    </Button>
  );
  return (
    <Card body>
      <EmptyState {...(link ? { link } : { action: clear })}>{text}</EmptyState>
    </Card>
  );
}

const WAITING = { label: 'Show who waits for a review', to: paths.review };

const DUE = { label: 'Open the due list', to: paths.due };

/** Without a link, for a search, a button clears the search. */
type Reason = Pick<EmptyStateProps, 'link'> & { text: string };

const OF_LISTS: Partial<Record<StatusFilter, Reason>> = {
  checks: { text: 'A check is listed here from the day on which it is due again.', link: DUE },
  mine: {
    text: 'Take a person in the queue, and other reviewers see that you have them.',
    link: WAITING,
  },
  amendments: {
    text: 'What an approved person wants to change is listed here once submitted.',
    link: WAITING,
  },
};

function reasonOf({ filters, search, page, sort }: QueueView): Reason {
  if (search)
    return {
      text: 'Check the spelling, or search by another word of the name, PAN, GSTIN, user ID or e-mail address.',
    };
  if (page > 1)
    return {
      text: 'The people of this page have moved on.',
      link: { label: 'Go to the first page', to: paths.review + toQuery(filters, 1, sort) },
    };
  const ofList = OF_LISTS[filters.status];
  if (ofList) return ofList;
  return toQuery(filters, 1) === ''
    ? { text: 'People are listed here when they have submitted all their forms.', link: DUE }
    : { text: 'People are listed here when all the filters apply to them.', link: WAITING };
}

import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { paths } from '../../config/paths.ts';
import type { QueueView } from '../../domain/queue/queue.ts';
import { toQuery } from '../../domain/queue/queueAddress.ts';
import { EmptyState, type EmptyStateProps } from '../../ui/feedback/EmptyState.tsx';

interface EmptyQueueProps {
  view: QueueView;
  onClear: () => void;
}

/** In place of the table; the summary above says that nobody is listed. */
export function EmptyQueue({ view, onClear }: EmptyQueueProps) {
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
function reasonOf({
  filters,
  search,
  page,
  sort,
}: QueueView): Pick<EmptyStateProps, 'link'> & { text: string } {
  if (search)
    return {
      text: 'Check the spelling, or search by another word of the name, PAN, GSTIN, user ID or e-mail address.',
    };
  if (page > 1)
    return {
      text: 'The people of this page have moved on.',
      link: { label: 'Go to the first page', to: paths.review + toQuery(filters, 1, sort) },
    };
  switch (filters.status) {
    case 'checks':
      return {
        text: 'A check is listed here from the day on which it is due again.',
        link: DUE,
      };
    case 'mine':
      return {
        text: 'Take a person in the queue, and other reviewers see that you have them.',
        link: WAITING,
      };
    case 'amendments':
      return {
        text: 'What an approved person wants to change is listed here once submitted.',
        link: WAITING,
      };
  }
  return toQuery(filters, 1) === ''
    ? {
        text: 'People are listed here when they have submitted all their forms.',
        link: DUE,
      }
    : { text: 'People are listed here when all the filters apply to them.', link: WAITING };
}

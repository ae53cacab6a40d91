import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { paths } from '../../config/paths.ts';
import { type QueueView, toQuery } from '../../domain/review/queue.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface EmptyQueueProps {
  view: QueueView;
  onClear: () => void;
}

/** In place of the table; the summary above says that nobody is listed. */
export function EmptyQueue({ view, onClear }: EmptyQueueProps) {
  const { text, label, to } = reasonOf(view);
  return (
    <Card body>
      <EmptyState
        action={
          to === undefined ? (
            <Button variant="outline-primary" onClick={onClear}>
              {label}
            </Button>
          ) : (
            <LinkButton variant="outline-primary" to={to}>
              {label}
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    </Card>
  );
}

const WAITING = { label: 'Show who waits for a review', to: paths.review };

/** Without an address the button clears the search. */
function reasonOf({ filters, search, page, sort }: QueueView): { text: string; label: string; to?: string } {
  if (search)
    return {
      text: 'Check the spelling, or search by another word of the name, PAN, GSTIN, user ID or e-mail address.',
      label: 'Clear search',
    };
  if (page > 1)
    return {
      text: 'The people of this page have moved on.',
      label: 'Go to the first page',
      to: paths.review + toQuery(filters, 1, sort),
    };
  switch (filters.status) {
    case 'checks':
      return {
        text: 'A check is listed here from the day on which it is due again.',
        label: 'Open the due list',
        to: paths.due,
      };
    case 'mine':
      return { text: 'Take a person in the queue, and other reviewers see that you have them.', ...WAITING };
    case 'amendments':
      return { text: 'What an approved person wants to change is listed here once submitted.', ...WAITING };
  }
  return toQuery(filters, 1) === ''
    ? {
        text: 'People are listed here when they have submitted all their forms.',
        label: 'Open the due list',
        to: paths.due,
      }
    : { text: 'People are listed here when all the filters apply to them.', ...WAITING };
}

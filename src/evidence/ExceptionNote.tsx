import { exceptionState, hasRunOut, owedItems } from '../domain/due/exceptions.ts';
import type { ReviewState } from '../domain/review/sections.ts';
import { formatDate, formatTimestamp } from '../domain/time/dates.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Sentence } from '../ui/Sentence.tsx';

const STATES = { open: 'not delivered', submitted: 'came in', done: 'delivered' } as const;

const NEXT = {
  open: 'The person still has something to deliver.',
  submitted: 'All of it came in. It waits for a reviewer.',
  delivered: 'All of it is here. An approver can accept it now.',
  unlisted: 'Nothing is listed as owed. Only the reason says what may still be missing.',
} as const;

/** What is owed under an exception, and what came in (R21). Empty under any other decision. */
export function ExceptionNote({ state: { record, documents }, now }: { state: ReviewState; now: number }) {
  if (record.forms.status !== 5) return null;
  const { until, reason } = record.approval ?? {};
  const { cameIn, seen } = documents;
  const isOver = hasRunOut(record, now);
  const owed = owedItems(record, documents);
  const title = until
    ? `${isOver ? 'The exception ran out on' : 'Exception until'} ${formatDate(until)}`
    : 'Exception without a last day';
  const sentences = [
    NEXT[exceptionState(record, documents)],
    ...(seen && !cameIn ? [`A reviewer looked at the documents on ${formatTimestamp(seen.at)}.`] : []),
    ...(isOver ? ['Until an approver decides again, the exports leave this person out.'] : []),
  ];
  return (
    <Notice kind={isOver ? 'warning' : 'info'} title={title}>
      {owed.length > 0 && (
        <ul className="mb-2">
          {owed.map((each) => (
            <li key={each.title}>{`${each.title}: ${STATES[each.state]}`}</li>
          ))}
        </ul>
      )}
      {reason && (
        <p className="mb-2">
          <Sentence values={[reason]}>{`Reason: ${reason}`}</Sentence>
        </p>
      )}
      <p className="mb-0">{sentences.join(' ')}</p>
    </Notice>
  );
}

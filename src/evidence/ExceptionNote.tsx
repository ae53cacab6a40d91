import { exceptionState, hasRunOut, owedUnderException } from '../domain/due/exceptions.ts';
import type { ReviewState } from '../domain/review/sections.ts';
import { formatDate, formatTimestamp } from '../domain/time/dates.ts';
import { Notice } from '../ui/feedback/Notice.tsx';

const STATES = { open: 'not delivered', submitted: 'came in', done: 'delivered' } as const;

const NEXT = {
  open: 'The person still has something to deliver.',
  submitted: 'Everything came in. It waits for a reviewer.',
  delivered: 'Everything is here. An approver can accept it now.',
} as const;

/** What is owed under an exception, and what came in (R21). Empty under any other decision. */
export function ExceptionNote({ state: { record, documents }, now }: { state: ReviewState; now: number }) {
  if (record.forms.status !== 5) return null;
  const { until } = record.approval ?? {};
  const { cameIn, seen } = documents;
  const isOver = hasRunOut(record, now);
  const owed = owedUnderException(record, documents);
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
      <ul className="mb-2">
        {[...owed.documents, ...owed.forms].map((each) => (
          <li key={each.title}>{`${each.title}: ${STATES[each.state]}`}</li>
        ))}
      </ul>
      <p className="mb-0">{sentences.join(' ')}</p>
    </Notice>
  );
}

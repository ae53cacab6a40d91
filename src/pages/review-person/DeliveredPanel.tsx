import Card from 'react-bootstrap/Card';
import { markDeliveredSeen } from '../../backend/review/deliveries.ts';
import { deliveredTitles } from '../../domain/due/exceptions.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';

interface DeliveredPanelProps {
  state: ReviewState;
  reviewer: Reviewer;
  canAct: boolean;
}

/** Documents that came in under an exception (R21); nothing once a reviewer has looked at them. */
export function DeliveredPanel({ state: { record, documents }, reviewer, canAct }: DeliveredPanelProps) {
  const { cameIn } = documents;
  const { run, isPending, error } = useWrite(
    (shownAt: number) => markDeliveredSeen(record.uid, shownAt, reviewer),
    { success: 'Delivered documents marked as seen' },
  );
  if (cameIn === undefined) return null;
  const titles = deliveredTitles(record, documents);
  const isOne = titles.length === 1;
  return (
    <Card as="section" body aria-labelledby="delivered">
      <h2 id="delivered">Delivered documents</h2>
      <p>
        {titles.join(', ') || 'Documents'} came in under the exception{isOne ? ' on ' : ', the last one on '}
        {formatTimestamp(cameIn)}. {isOne ? 'Look at the file. If it' : 'Look at each file. If one'} is wrong,
        raise a query on the profile.
      </p>
      <Failure>{error}</Failure>
      {canAct && (
        <SubmitButton type="button" isPending={isPending} onClick={() => void run(cameIn)}>
          Mark as seen
        </SubmitButton>
      )}
    </Card>
  );
}

import Button from 'react-bootstrap/Button';
import { giveBack, takePerson, watchAssignment } from '../../backend/review/assignments.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useWatched } from '../../records/useRecords.ts';

/** Tells the other reviewers who works on this person (R24). */
export function AssignmentStep({ uid, reviewer }: { uid: string; reviewer: Reviewer }) {
  const shown = lastOf(useWatched(uid, watchAssignment).live);
  const step = useWrite((write: () => Promise<void>) => write());
  if (!shown) return null;
  const assignment = shown.value;
  const isOwn = assignment?.reviewer === reviewer.uid;
  const handleClick = () =>
    step.run(() => (isOwn ? giveBack(uid, reviewer) : takePerson(uid, reviewer, assignment?.reviewer)));
  return (
    <span className="review-stage">
      {assignment && (isOwn ? 'Taken by you ' : `Taken by ${assignment.name} `)}
      <Button
        size="sm"
        variant="link"
        className="p-0"
        aria-keyshortcuts="t"
        disabled={step.isPending}
        onClick={() => void handleClick()}
      >
        {assignment ? (isOwn ? 'Give back' : 'Take over') : 'Take'}
      </Button>
      {step.error && (
        <span className="field-error d-block" role="alert">
          {step.error}
        </span>
      )}
    </span>
  );
}

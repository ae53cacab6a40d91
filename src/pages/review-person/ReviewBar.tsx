import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { giveBack, takePerson, watchAssignment } from '../../backend/review/assignments.ts';
import { reviewPath } from '../../config/paths.ts';
import { FORMS } from '../../domain/forms/registry.ts';
import { formStatusLabel, overallStatusLabel } from '../../domain/forms/statuses.ts';
import { isDenied } from '../../domain/people/denied.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { queueAddress, useNeighbours } from '../../records/queueMemory.ts';
import { useWatched } from '../../records/useRecords.ts';
import { ReviewIcon } from '../../ui/feedback/StatusBadge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { DueStep, type DueStepProps } from './DueStep.tsx';
import { goToSection } from './useSectionInView.ts';

interface ReviewBarProps extends Omit<DueStepProps, 'onward'> {
  children: ReactNode;
}

/** Always in view: the person, the status of every form, and the due step. */
export function ReviewBar({ record, sections, children, ...step }: ReviewBarProps) {
  const { previous, next } = useNeighbours(record.uid);
  const isRed = isDenied(record);
  return (
    <div className="review-bar">
      <div className="review-title">
        <PageHeading title={`Review of ${record.name || record.email}`} values={[record.name]} />
        <span className={isRed ? 'status-danger' : 'text-body-secondary'}>
          {isRed ? 'Denied' : overallStatusLabel(record.forms.status)}
        </span>
      </div>
      <nav className="review-people" aria-label="People of the queue">
        {step.canAct && <AssignmentStep uid={record.uid} reviewer={step.reviewer} />}
        {previous && (
          <LinkButton to={reviewPath(previous)} variant="outline-secondary" size="sm" aria-keyshortcuts="p">
            Previous
          </LinkButton>
        )}
        {next && (
          <LinkButton to={reviewPath(next)} variant="outline-secondary" size="sm" aria-keyshortcuts="n">
            Next
          </LinkButton>
        )}
        {children}
      </nav>
      <ul className="review-forms list-unstyled" aria-label="Forms">
        {sections.map(({ form, category }) => {
          if (!form) return null;
          const status = record.forms[form];
          return (
            <li key={form}>
              <Button
                variant=""
                size="sm"
                className={status === -1 ? 'status-danger' : status >= 2 ? 'status-validated' : ''}
                onClick={() => goToSection(category)}
              >
                <ReviewIcon status={status} />
                <span>{FORMS[form].shortTitle}</span>
                <span className="visually-hidden">{`: ${formStatusLabel(status)}`}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <DueStep
        record={record}
        sections={sections}
        onward={
          next
            ? { to: reviewPath(next), label: 'Next person' }
            : { to: queueAddress(), label: 'Back to the review queue' }
        }
        {...step}
      />
    </div>
  );
}

/** Tells the other reviewers who works on this person (R24). */
function AssignmentStep({ uid, reviewer }: { uid: string; reviewer: Reviewer }) {
  const shown = lastOf(useWatched(uid, watchAssignment).live);
  const step = useWrite((write: () => Promise<void>) => write());
  if (!shown) return null;
  const assignment = shown.value;
  const isOwn = assignment?.reviewer === reviewer.uid;
  const handleClick = () =>
    step.run(() => (isOwn ? giveBack(uid, reviewer) : takePerson(uid, reviewer, assignment?.reviewer)));
  return (
    <span className="text-body-secondary">
      {assignment && (
        <Sentence values={[assignment.name]}>
          {isOwn ? 'Taken by you ' : `Taken by ${assignment.name} `}
        </Sentence>
      )}
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

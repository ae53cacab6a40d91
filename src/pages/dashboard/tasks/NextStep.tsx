import type { UserRecord } from '../../../domain/records/records.ts';
import type { TaskList } from '../../../domain/tasks/taskList.ts';
import { turnOf } from '../../../domain/tasks/timeline.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import './nextStep.scss';

interface NextStepProps {
  list: TaskList;
  record: UserRecord;
}

export function NextStep({ list: { next, handedIn, toHandIn }, record }: NextStepProps) {
  return (
    <section className="panel next-step" aria-labelledby="next-step-heading">
      <div className="next-step-text">
        <h2 id="next-step-heading">{next ? `Next: ${next.title}` : 'Nothing to do for you at the moment'}</h2>
        <p>{next ? next.detail : turnOf(record).next}</p>
      </div>
      {next && <LinkButton to={next.action.path}>{next.action.label}</LinkButton>}
      <div className="next-step-progress">
        <Progress aria-labelledby="next-step-count" max={toHandIn} now={handedIn} />
        <span id="next-step-count">
          {handedIn} of {toHandIn} handed in
        </span>
      </div>
    </section>
  );
}

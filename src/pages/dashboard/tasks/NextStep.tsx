import { Link } from 'react-router-dom';
import type { UserRecord } from '../../../domain/records/records.ts';
import type { TaskList } from '../../../domain/tasks/taskList.ts';
import { turnOf } from '../../../domain/tasks/timeline.ts';
import './nextStep.scss';

interface NextStepProps {
  list: TaskList;
  record: UserRecord;
}

/** The one thing to do now, as a button, or what happens next when it is not the person's turn; and how much is left. */
export function NextStep({ list: { next, handedIn, toHandIn }, record }: NextStepProps) {
  return (
    <section className="panel next-step" aria-labelledby="next-step-heading">
      <div className="next-step-text">
        <h2 id="next-step-heading">{next ? `Next: ${next.title}` : 'Nothing to do for you at the moment'}</h2>
        <p>{next ? next.detail : turnOf(record).next}</p>
      </div>
      {next && (
        <Link className="btn btn-primary" to={next.action.path}>
          {next.action.label}
        </Link>
      )}
      <div className="next-step-progress">
        <progress aria-labelledby="next-step-count" max={toHandIn} value={handedIn} />
        <span id="next-step-count">
          {handedIn} of {toHandIn} handed in
        </span>
      </div>
    </section>
  );
}

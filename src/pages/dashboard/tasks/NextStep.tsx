import { Link } from 'react-router-dom';
import type { UserRecord } from '../../../domain/records.ts';
import type { TaskList } from '../../../domain/tasks/taskList.ts';
import { standingOf } from '../../../domain/timeline.ts';

interface NextStepProps {
  next: TaskList['next'];
  record: UserRecord;
  /** Whether the documents are known; until then it would be rash to say that nothing is to do. */
  isKnown: boolean;
}

/** The one thing to do now, as a button; or what happens next when it is not the person's turn. */
export function NextStep({ next, record, isKnown }: NextStepProps) {
  if (next) {
    return (
      <div className="next-step">
        <div>
          <h3>Next: {next.title}</h3>
          <p>{next.detail}</p>
        </div>
        <Link className="btn btn-primary" to={next.action.path}>
          {next.action.label}
        </Link>
      </div>
    );
  }
  return (
    <div className="next-step is-waiting">
      <div>
        <h3>{isKnown ? 'Nothing to do for you at the moment' : 'One moment…'}</h3>
        {isKnown && <p>{standingOf(record).next}</p>}
      </div>
    </div>
  );
}

import { serverNow } from '../../backend/records/serverTime.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { sinceText, turnOf, type Whose } from '../../domain/tasks/timeline.ts';

const WHOSE_TURN: Record<Whose, string> = {
  person: 'With you',
  reviewer: 'With the reviewer',
  approver: 'With the approver',
  nobody: 'Complete',
};

/** In whose hands the record is, since when, and what happens next. */
export function TimelineTurn({ record }: { record: UserRecord }) {
  const { whose, since, next } = turnOf(record);
  return (
    <div className="timeline-standing">
      <p className="timeline-turn">
        {WHOSE_TURN[whose]}
        {since !== undefined && ` ${sinceText(since, serverNow())}`}
      </p>
      <p>
        <span className="text-body-secondary">Next:</span> {next}
      </p>
    </div>
  );
}

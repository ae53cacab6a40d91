import { serverNow } from '../../backend/records/serverTime.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { type Holder, sinceText, standingOf } from '../../domain/tasks/timeline.ts';

const HOLDERS: Record<Holder, string> = {
  person: 'With you',
  reviewer: 'With the reviewer',
  approver: 'With the approver',
  nobody: 'Complete',
};

/** In whose hands the record is, since when, and what happens next. */
export function TimelineStanding({ record }: { record: UserRecord }) {
  const { holder, since, next } = standingOf(record);
  return (
    <div className="timeline-standing">
      <p className="timeline-holder">
        {HOLDERS[holder]}
        {since !== undefined && ` ${sinceText(since, serverNow())}`}
      </p>
      <p>
        <span className="text-body-secondary">Next:</span> {next}
      </p>
    </div>
  );
}

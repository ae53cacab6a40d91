import type { OverallStatus, ProgressRecord } from '../records/records.ts';
import { workingDaysSince } from '../time/waitingTime.ts';

export const WAITING_STAGES = [1, 2, 3] as const satisfies readonly OverallStatus[];
/** The number of recent decisions in the median. */
export const DECIDED_COUNT = 50;

/** The number of weeks whose decisions are counted. */
export const WEEKS_SHOWN = 13;

export interface StageFigures {
  status: OverallStatus;
  count: number;
  oldest?: ProgressRecord;
}

export interface QueueFigures {
  stages: StageFigures[];
  /** Latest decisions on people by week, the present week last; a person counts once. */
  weeks: number[];
  /** Working days from submission to decision; null without a decision. */
  decided: { people: number; medianDays: number } | null;
}

/** The median in working days. Submissions after the decision, and older records without the time, do not count. */
export function decidedFigures(people: readonly ProgressRecord[]): QueueFigures['decided'] {
  const days = people
    .flatMap(({ submittedAt, decision }) =>
      submittedAt !== undefined && decision && decision.at >= submittedAt
        ? [workingDaysSince(submittedAt, decision.at)]
        : [],
    )
    .sort((one, other) => one - other);
  const median = days[Math.floor(days.length / 2)];
  return median === undefined ? null : { people: days.length, medianDays: median };
}

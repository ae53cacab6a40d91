import './staffDashboard.scss';
import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { QueueFigures } from '../../domain/review/figures.ts';
import { workingDaysText } from '../../domain/time/waitingTime.ts';

interface DashboardFiguresProps {
  figures: Pick<QueueFigures, 'weeks' | 'decided'>;
  children?: ReactNode;
}

/** The figures of a staff dashboard, and the link to /insights. */
export function DashboardFigures({ figures: { weeks, decided }, children }: DashboardFiguresProps) {
  return (
    <Card as="section" body aria-label="How it goes">
      <h3>How it goes</h3>
      {children}
      <WeekBars weeks={weeks} />
      <p>{decidedText(decided)}</p>
      <p className="mb-0">
        <Link to={paths.insights}>Insights</Link>
      </p>
    </Card>
  );
}

/** Bars without axes; the words name the figures. @param weeks decisions by week, the present one last */
function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(1, ...weeks);
  return (
    <figure>
      <svg
        className="week-bars"
        viewBox={`0 0 ${weeks.length * 8} 24`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Decisions by week, the present week last: ${weeks.join(', ')}`}
      >
        <path d={weeks.map((count, week) => `M${week * 8} 24v${-heightOf(count, most)}h6V24z`).join('')} />
      </svg>
      <figcaption className="mt-1 small text-body-secondary">{`Decisions in the last ${weeks.length} weeks; this week ${weeks.at(-1) ?? 0}.`}</figcaption>
    </figure>
  );
}

/** A week without a decision has a line. */
function heightOf(count: number, most: number): number {
  return count === 0 ? 1 : Math.max(2, (24 * count) / most);
}

function decidedText(decided: QueueFigures['decided']): string {
  if (!decided) return 'No times from submission to decision are known yet.';
  const { people, medianDays } = decided;
  const whose = people === 1 ? 'the last person' : `the median of the last ${people} people`;
  return `From submission to decision: ${workingDaysText(medianDays).toLowerCase()}, ${whose}.`;
}

import { formatTimestamp } from '../../domain/dates.ts';
import type { LogEntry } from '../../domain/records.ts';

/** One entry of the log with its time. */
export function TimelineEntry({ entry: { title, timestamp } }: { entry: LogEntry }) {
  const time = formatTimestamp(timestamp);
  return (
    <li>
      <span className="timeline-title">{title}</span>
      {time && <time dateTime={new Date(timestamp).toISOString()}>{time}</time>}
    </li>
  );
}

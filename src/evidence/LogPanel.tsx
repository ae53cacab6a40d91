import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import { timelinePath } from '../config/paths.ts';
import type { UserRecord } from '../domain/records/records.ts';
import { newestFirst } from '../domain/tasks/timeline.ts';
import { formatTimestamp } from '../domain/time/dates.ts';
import { Panel } from '../ui/feedback/Panel.tsx';
import { LoggedTitle } from './LoggedTitle.tsx';

const SHORT = 10;

export function LogPanel({ record }: { record: UserRecord }) {
  const [isWhole, setWhole] = useState(false);
  const entries = newestFirst(record.logs);
  return (
    <Panel title="Timeline">
      {entries.length === 0 && <p className="text-body-secondary">Nothing has happened yet.</p>}
      <ol className="review-log list-unstyled" reversed>
        {entries.slice(0, isWhole ? entries.length : SHORT).map(({ title, timestamp, by }) => {
          const time = formatTimestamp(timestamp);
          return (
            <li key={`${timestamp} ${by ?? ''} ${title}`}>
              <LoggedTitle title={title} name={record.name} />
              {time && <time dateTime={new Date(timestamp).toISOString()}>{time}</time>}
            </li>
          );
        })}
      </ol>
      <p className="mb-0">
        <Link to={timelinePath(record.uid)}>Filter or print the timeline</Link>
      </p>
      {entries.length > SHORT && (
        <Button variant="link" className="px-0" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show the latest only' : `Show all ${entries.length} entries`}
        </Button>
      )}
    </Panel>
  );
}

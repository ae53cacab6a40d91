import Button from 'react-bootstrap/Button';
import './timeline.scss';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { serverNow } from '../../backend/records/serverTime.ts';
import { paths } from '../../config/paths.ts';
import { isDenied } from '../../domain/people/denied.ts';
import { wordsIn } from '../../domain/people/logTitles.ts';
import type { LogEntry, UserRecord } from '../../domain/records/records.ts';
import { newestFirst, sinceText, titleForPerson, turnOf, WHOSE_TURN } from '../../domain/tasks/timeline.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { Panel } from '../../ui/feedback/Panel.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

/** Entries shown at first; a log grows to 500 (R7). */
const SHORT = 8;

export function Timeline({ record }: { record: UserRecord }) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { whose, since } = turnOf(record);
  const isRefused = isDenied(record);
  const entries = newestFirst(record.logs);
  const shown = isWhole ? entries : entries.slice(0, SHORT);
  return (
    <Panel title="Timeline" headingClass="h5">
      <p
        className={`timeline-turn ${isRefused ? 'status-danger' : ''}`}
      >{`${isRefused ? 'Not approved. ' : ''}${WHOSE_TURN[whose]}${since !== undefined ? ` ${sinceText(since, serverNow())}` : ''}`}</p>
      {entries.length === 0 ? (
        <p className="text-body-secondary mb-0">No history yet.</p>
      ) : (
        <>
          {/* On phones the list is folded. */}
          <Button
            variant="link"
            className="d-md-none px-0"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide history' : 'Show history'}
          </Button>
          <div id={listId} className={isOpen ? undefined : 'd-none d-md-block'}>
            <ol className="timeline list-unstyled mb-0" reversed>
              {shown.map((entry) => (
                <TimelineEntry
                  key={`${entry.timestamp} ${entry.by ?? ''} ${entry.title}`}
                  entry={{ ...entry, title: titleForPerson(entry, record.name) }}
                />
              ))}
            </ol>
            <Link className="d-block" to={paths.timeline}>
              Filter or print
            </Link>
            {entries.length > SHORT && (
              <Button
                variant="link"
                className="px-0 mt-2"
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? 'Show the latest only' : `Show all ${entries.length} entries`}
              </Button>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}

function TimelineEntry({ entry: { title, timestamp } }: { entry: LogEntry }) {
  const time = formatTimestamp(timestamp);
  return (
    <li>
      <Sentence values={wordsIn(title)}>{title}</Sentence>
      {time && (
        <time className="text-body-secondary" dateTime={new Date(timestamp).toISOString()}>
          {time}
        </time>
      )}
    </li>
  );
}

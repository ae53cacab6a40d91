import { useId } from 'react';
import type { Query } from '../domain/records/records.ts';
import { fieldOptions, type ReviewSection } from '../domain/review/sections.ts';
import type { Change } from '../domain/review/snapshotChanges.ts';
import { formatTimestamp } from '../domain/time/dates.ts';
import { StatusIcon } from '../ui/feedback/StatusBadge.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { STORED } from '../ui/stored.ts';
import { ChangedValue } from './ChangesTable.tsx';

const RAISED_BY = { trainee: 'Raised by the person', reviewer: 'Raised by a reviewer' };

interface SectionQueriesProps {
  queries: readonly Query[];
  section: ReviewSection;
  /** Changes since the last review of the section, where known. */
  changes?: readonly Change[];
}

export function SectionQueries({ queries, section, changes = [] }: SectionQueriesProps) {
  const headingId = useId();
  if (queries.length === 0) return null;
  const labelOf = (field: string) => fieldOptions(section).find(({ value }) => value === field)?.label;
  return (
    <div className="review-queries">
      <h3 id={headingId}>Queries</h3>
      <ul className="list-unstyled" aria-labelledby={headingId}>
        {[...queries].reverse().map(({ title, timestamp, status, by, field, reply }) => {
          const label = field && labelOf(field);
          const change = changes.find((each) => each.field === field);
          const facts = [
            status === 0 ? 'Open' : 'Resolved',
            by && RAISED_BY[by],
            label && !title.startsWith(label) && `About ${label}`,
            formatTimestamp(timestamp),
          ];
          return (
            <li
              key={`${timestamp} ${title}`}
              className={status === 0 ? 'status-pending' : 'status-submitted'}
            >
              <StatusIcon status={status} />
              <div>
                <p {...STORED}>{title}</p>
                <p className="small text-body-secondary">{facts.filter(Boolean).join(' · ')}</p>
                {reply && (
                  <p>
                    <Sentence values={[reply]}>{`Reply: ${reply}`}</Sentence>
                  </p>
                )}
                {change && (
                  <p>
                    Before: <ChangedValue change={change} when="before" />
                    {' · '}
                    <span>Now:</span> <ChangedValue change={change} when="now" />
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

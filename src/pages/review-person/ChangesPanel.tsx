import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { UserRecord } from '../../domain/records/records.ts';
import { type Resubmission, resubmissionsOf } from '../../domain/review/resubmissions.ts';
import {
  changedLabels,
  fieldOptions,
  type ReviewState,
  reviewSections,
} from '../../domain/review/sections.ts';
import type { PartChanges } from '../../domain/review/snapshotChanges.ts';
import type { ReviewedRecord } from '../../domain/review/snapshots.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { ChangesTable } from '../../evidence/ChangesTable.tsx';
import type { Live } from '../../records/liveRecord.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Panel } from '../../ui/feedback/Panel.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

interface ChangesPanelProps {
  state: ReviewState;
  parts: readonly PartChanges[];
  reviewed: { live: Live<ReviewedRecord>; retry: () => void };
}

/** The fields that a query asked for come first. */
function ResubmissionItem({ resubmission, record }: { resubmission: Resubmission; record: UserRecord }) {
  const { form, title, at, asked } = resubmission;
  const options = reviewSections(record)
    .filter((section) => section.form === form)
    .flatMap(fieldOptions);
  const labelOf = (field: string | undefined) => options.find(({ value }) => value === field)?.label;
  return (
    <li>
      <span>{`${title} was submitted again, ${formatTimestamp(at)}.`}</span>
      {asked.length > 0 && (
        <ul>
          {asked.map((query) => {
            const label = labelOf(query.field);
            return (
              <li key={`${query.timestamp} ${query.title}`}>
                <Sentence>{`Asked: “${query.title}”${label ? ` (${label})` : ''}, ${query.status === 0 ? 'open' : 'resolved'}`}</Sentence>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

/**
 * Lists resubmitted forms, values changed since their last review, and changes made while this page was
 * open. Empty on a first review.
 */
export function ChangesPanel({ state, parts, reviewed }: ChangesPanelProps) {
  const [seen, setSeen] = useState(state);
  const resubmissions = resubmissionsOf(state.record);
  const live = changedLabels(seen, state);
  const changed = parts.filter(({ changes }) => changes.length > 0);
  const isFirstReview = reviewed.live.state !== 'error' && resubmissions.length === 0 && changed.length === 0;
  if (isFirstReview && live.length === 0) return null;
  return (
    <Panel title="What changed">
      {live.length > 0 && (
        <div className="review-live" role="status">
          <p className="mb-2">{`Changed while this page was open: ${live.join('; ')}.`}</p>
          <Button variant="outline-secondary" size="sm" onClick={() => setSeen(state)}>
            Mark as seen
          </Button>
        </div>
      )}
      {resubmissions.length > 0 && (
        <ul className="review-list">
          {resubmissions.map((each) => (
            <ResubmissionItem key={each.form} resubmission={each} record={state.record} />
          ))}
        </ul>
      )}
      {!isFirstReview && (
        <LiveView live={reviewed.live} onRetry={reviewed.retry}>
          {() =>
            changed.length > 0 ? (
              changed.map((part) => <ChangesTable key={part.part} part={part} />)
            ) : (
              <p className="text-body-secondary">No value has changed since the last review.</p>
            )
          }
        </LiveView>
      )}
    </Panel>
  );
}

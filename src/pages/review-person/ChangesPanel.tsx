import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { UserRecord } from '../../domain/records/records.ts';
import { type Resubmission, reviewChanges } from '../../domain/review/resubmissions.ts';
import {
  changedLabels,
  fieldOptions,
  type ReviewState,
  reviewSections,
} from '../../domain/review/sections.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { EarlierValues } from '../../evidence/EarlierValues.tsx';

/** What had been asked for is where to look first. */
function ResubmissionItem({ resubmission, record }: { resubmission: Resubmission; record: UserRecord }) {
  const { form, title, at, asked } = resubmission;
  const options = reviewSections(record)
    .filter((section) => section.form === form)
    .flatMap(fieldOptions);
  const labelOf = (field: string | undefined) => options.find(({ value }) => value === field)?.label;
  return (
    <li>
      {title} was submitted again, {formatTimestamp(at)}.
      {asked.length > 0 && (
        <ul>
          {asked.map((query) => {
            const label = labelOf(query.field);
            return (
              <li key={`${query.timestamp} ${query.title}`}>
                Asked: “{query.title}”{label && ` (${label})`}, {query.status === 0 ? 'open' : 'resolved'}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

/**
 * What the log and the queries say about the last round, which values changed since their last review, and
 * what the person changed while this page was open.
 */
export function ChangesPanel({ state }: { state: ReviewState }) {
  const [seen, setSeen] = useState(state);
  const { lastSubmission, resubmissions, since, newQueries } = reviewChanges(state.record);
  const changed = changedLabels(seen, state);
  const hasNews = since.length > 0 || newQueries.length > 0;
  return (
    <section className="panel" aria-labelledby="changes-heading">
      <h2 id="changes-heading">What changed</h2>
      {changed.length > 0 && (
        <div className="review-live" role="status">
          <p>Changed while this page was open: {changed.join(', ')}.</p>
          <Button variant="outline-secondary" size="sm" onClick={() => setSeen(state)}>
            Mark as seen
          </Button>
        </div>
      )}
      <div className="review-news">
        <div>
          {!lastSubmission && <p>Nothing has been submitted yet.</p>}
          {lastSubmission && (
            <p>
              Last submission: {lastSubmission.title}, {formatTimestamp(lastSubmission.timestamp)}.
            </p>
          )}
          {resubmissions.length > 0 && (
            <ul className="review-list">
              {resubmissions.map((each) => (
                <ResubmissionItem key={each.form} resubmission={each} record={state.record} />
              ))}
            </ul>
          )}
          {lastSubmission && resubmissions.length === 0 && (
            <p>Every form was submitted once; none was corrected.</p>
          )}
          {lastSubmission && (
            <>
              <h3>Since the last submission</h3>
              {!hasNews && <p className="review-nothing">Nothing.</p>}
              <ul className="review-list">
                {since.map(({ title, timestamp }) => (
                  <li key={`${timestamp} ${title}`}>
                    {title}, {formatTimestamp(timestamp)}
                  </li>
                ))}
                {newQueries.map(({ title, timestamp, status }) => (
                  <li key={`${timestamp} ${title}`}>
                    {status === 0 ? 'Open' : 'Resolved'} query: “{title}”, {formatTimestamp(timestamp)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div>
          <EarlierValues state={state} />
        </div>
      </div>
    </section>
  );
}

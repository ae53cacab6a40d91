import { Fragment } from 'react';
import Card from 'react-bootstrap/Card';
import { watchDecided } from '../../../backend/records/approvalQueue.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import { type Change, reviewedChanges } from '../../../domain/review/snapshotChanges.ts';
import { ChangesTable } from '../../../evidence/ChangesTable.tsx';
import { ReplacedFile } from '../../../evidence/FilePreview.tsx';
import { useWatched } from '../../../records/useRecords.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';

export function SinceDecision({ state }: { state: ReviewState }) {
  const { live, retry } = useWatched(state.record.uid, watchDecided);
  return (
    <Card as="section" body aria-labelledby="since-decision-heading">
      <h2 id="since-decision-heading">Changes since the last decision</h2>
      <LiveView live={live} onRetry={retry}>
        {(decided) => {
          const parts = reviewedChanges(decided, state);
          const changed = parts.filter(({ changes }) => changes.length > 0);
          if (parts.length === 0) {
            return <p className="review-nothing mb-0">The values of the last decision are not known.</p>;
          }
          if (changed.length === 0) {
            return <p className="review-nothing mb-0">No changes since the last decision.</p>;
          }
          return changed.map((part) => (
            <Fragment key={part.part}>
              <ChangesTable part={part} what="decided" />
              <ReplacedFiles changes={part.changes} />
            </Fragment>
          ));
        }}
      </LiveView>
    </Card>
  );
}

/** Each file that is still stored beside the one that took its place. */
function ReplacedFiles({ changes }: { changes: readonly Change[] }) {
  return changes.map(
    ({ field, label, links }) =>
      links?.before && <ReplacedFile key={field} label={label} before={links.before} now={links.now} />,
  );
}

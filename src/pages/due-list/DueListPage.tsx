import { useCallback, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { Link, useLocation } from 'react-router-dom';
import { getComing, getDueList, MOST_DUE } from '../../backend/due/dueList.ts';
import { notify } from '../../backend/notify.ts';
import { approvalPath, paths, reviewPath } from '../../config/paths.ts';
import { type DueView, parseDueQuery } from '../../domain/due/dueAddress.ts';
import type { DueLine } from '../../domain/due/dueLines.ts';
import { COMING_GROUPS } from '../../domain/insights/nowStats.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { useWrite } from '../../forms/useWrite.ts';
import { useRead } from '../../records/useRead.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { BlockTable } from '../../ui/BlockTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { STORED } from '../../ui/stored.ts';

/** What approved people have to deliver (R21), and for reviewers the checks that are due again. */
export function DueListPage() {
  const { isReviewer, isApprover } = useSignedInUser();
  return (
    <>
      <PageHeading title="Due list">
        {isReviewer
          ? 'What approved people still have to deliver, and checks to repeat, soonest first.'
          : 'What approved people still have to deliver, soonest first.'}
      </PageHeading>
      {isReviewer || isApprover ? <DueList isReviewer={isReviewer} /> : <ReviewersOnly />}
    </>
  );
}

function DueList({ isReviewer }: { isReviewer: boolean }) {
  const { search } = useLocation();
  const view = parseDueQuery(search);
  const get = useCallback(
    (query: string) => {
      const asked = parseDueQuery(query);
      return 'group' in asked ? getComing(asked, isReviewer) : getDueList(isReviewer);
    },
    [isReviewer],
  );
  // The lines that are due now are read once for all kinds.
  const { value, error } = useRead('group' in view ? search : '', get);
  if (error) return <Failure>{loadErrorMessage(error)}</Failure>;
  if (!value) return <Loader />;
  const { isCut } = value;
  const lines = value.lines.filter(({ kind }) => view.what === undefined || kind === view.what);
  if (lines.length === 0) {
    return 'group' in view ? (
      <>
        <Shown view={view} />
        <p>Nothing is listed: the figure is 0, or what it counts was renewed or erased since.</p>
      </>
    ) : (
      <Card body>
        <EmptyState
          heading="h2"
          title="Nothing is due"
          link={
            isReviewer
              ? { to: paths.review, label: 'Open the review queue' }
              : { to: paths.approvals, label: 'Open approvals' }
          }
        >
          Exceptions are listed from the decision on, documents from 30 days before they end, and letters of a
          new financial year from 15 March on.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Shown view={view} />
      <BlockTable caption="What is due" columns={['Name', 'What', 'Due']}>
        {lines.map((line) => (
          <Line key={`${line.uid} ${line.what}`} line={line} isReviewer={isReviewer} />
        ))}
      </BlockTable>
      {isCut && <p>Only the first {MOST_DUE} of a kind are listed.</p>}
    </>
  );
}

function Shown({ view }: { view: DueView }) {
  if (view.what === undefined) return null;
  const text =
    'group' in view
      ? `Only ${[view.what, view.kind, view.type && `${view.type}s`, view.domain].filter(Boolean).join(', ')} that end: ${COMING_GROUPS[view.group]?.toLowerCase()}. As counted by the last run of the job.`
      : `Only ${view.what} are shown.`;
  return (
    <p>
      <span>{text}</span> <Link to={paths.due}>Show everything</Link>
    </p>
  );
}

function Line({ line, isReviewer }: { line: DueLine; isReviewer: boolean }) {
  const { uid, name, what, day, isLate, isTheirs } = line;
  return (
    <tr>
      <th scope="row">
        <PersonName name={name} to={isReviewer ? reviewPath(uid) : approvalPath(uid)} />
      </th>
      <td data-label="What">{what}</td>
      <td data-label="Due">
        <div>
          <span className="text-nowrap">{day ? formatDate(day) : 'No last day'}</span>
          {isLate && <span className="is-late d-block small">Overdue</span>}
          {isReviewer && isTheirs && (
            <div className="mt-1">
              <RemindButton uid={uid} name={name} />
            </div>
          )}
        </div>
      </td>
    </tr>
  );
}

function RemindButton({ uid, name }: { uid: string; name: string }) {
  const [isSent, setSent] = useState(false);
  const { run, isPending, error } = useWrite(async () => {
    await notify({ kind: 'due', person: { uid } });
    setSent(true);
  });
  if (isSent) return <span role="status">Reminded</span>;
  return (
    <>
      <Button variant="outline-secondary" size="sm" disabled={isPending} onClick={() => void run()}>
        Remind<span className="visually-hidden" {...STORED}>{` ${name}`}</span>
      </Button>
      <Failure>{error}</Failure>
    </>
  );
}

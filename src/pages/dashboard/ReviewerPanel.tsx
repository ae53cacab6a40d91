import './staffDashboard.scss';
import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { getQueueFigures } from '../../backend/records/queueFigures.ts';
import {
  getReviewerWork,
  type ReviewerWork,
  type WorkList,
  type WorkListName,
} from '../../backend/review/reviewerWork.ts';
import { paths, reviewPath } from '../../config/paths.ts';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import { peopleText } from '../../domain/people/peopleText.ts';
import { stageText, userTypeLabel } from '../../domain/people/table.ts';
import { countText, isLate } from '../../domain/queue/queue.ts';
import { toQuery } from '../../domain/queue/queueAddress.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { CHECK_KINDS, type CheckKind } from '../../domain/review/checks.ts';
import type { QueueFigures } from '../../domain/review/figures.ts';
import { formatDay } from '../../domain/time/dates.ts';
import { waitingDays, waitingText } from '../../domain/time/waitingTime.ts';
import { LiveRecord } from '../../records/liveRecord.ts';
import { useNow } from '../../records/useNow.ts';
import { useLive } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';
import { PersonLine } from './PersonLine.tsx';

interface Shown extends ReviewerWork {
  figures: QueueFigures;
}

/** Reads once, without listeners. */
function readWork(reviewer: string) {
  return (onWork: (shown: Shown) => void, onError: (error: AppError) => void) => {
    Promise.all([getReviewerWork(reviewer), getQueueFigures()]).then(
      ([work, figures]) => onWork({ ...work, figures }),
      (error: unknown) => onError(toAppError(error)),
    );
    return () => {};
  };
}

/** Whom to open next, and how the queue goes. */
export function ReviewerPanel() {
  const { uid } = useSignedInUser();
  const [work] = useState(() => new LiveRecord(readWork(uid)));
  const live = useLive(work);
  return (
    <section aria-labelledby="review-work">
      <div className="cluster justify-content-between mb-2">
        <h2 id="review-work">Review forms</h2>
        <Link to={paths.review}>Open the review queue</Link>
      </div>
      <LiveView live={live} onRetry={work.retry}>
        {({ lists, sent, figures }) => (
          <div className="staff-dashboard">
            <div>
              {lists
                .filter(({ name, people }) => name === 'waiting' || people.length > 0)
                .map((list) => (
                  <Work key={list.name} list={list} />
                ))}
            </div>
            <div>
              <Sent sent={sent} />
              <Figures figures={figures} />
            </div>
          </div>
        )}
      </LiveView>
    </section>
  );
}

const TITLES: Record<WorkListName, string> = {
  // Who is neither verified nor invited comes last there, however long the wait.
  waiting: 'Next to review',
  mine: 'Taken by you',
  amendments: 'Changes to check',
  delivered: 'Delivered documents to look at',
  checks: 'Checks due',
};

function Work({ list: { name, people, isCut, due } }: { list: WorkList }) {
  const now = useNow();
  const [first] = people;
  return (
    <Card as="section" body aria-label={TITLES[name]}>
      <div className="cluster justify-content-between mb-2">
        <h3>{TITLES[name]}</h3>
        {name === 'waiting' && first && (
          <Link className="btn btn-primary" to={reviewPath(first.uid)}>
            Review the next person
          </Link>
        )}
      </div>
      {first ? (
        <ul className="work-list list-unstyled mb-0">
          {people.map((person) => (
            <PersonLine
              key={person.uid}
              person={person}
              to={reviewPath(person.uid)}
              detail={userTypeLabel(person.usertype)}
            >
              <span className={isLate(person, now) ? 'is-late' : 'text-body-secondary'}>
                {reasonOf(person, due?.get(person.uid), now)}
              </span>
            </PersonLine>
          ))}
        </ul>
      ) : (
        <EmptyState
          heading="h3"
          title="Nobody waits for a reviewer"
          link={{ to: paths.due, label: 'Open the due list' }}
        >
          A person who submits the last form is listed here.
        </EmptyState>
      )}
      {isCut && (
        <p className="mt-2 mb-0">
          <Link to={paths.review + toQuery({ status: name }, 1)}>
            <span>Show the whole list</span>
            <span className="visually-hidden">{`: ${TITLES[name]}`}</span>
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Why the person is in the list: the due checks, the wait, or the stage. */
function reasonOf(person: ProgressRecord, due: readonly CheckKind[] | undefined, now: number): string {
  if (due) return due.map((kind) => CHECK_KINDS[kind].title).join(', ');
  if (waitingDays(person, now) === null) return overallStatusLabel(person.forms.status);
  return waitingText(person, now);
}

function Sent({ sent: { people, count } }: Pick<Shown, 'sent'>) {
  return (
    <Card as="section" body aria-label="Sent for approval by you this week">
      <div className="cluster justify-content-between mb-2">
        <h3>Sent for approval by you this week</h3>
        {count > 0 && <span className="text-body-secondary">{peopleText(count)}</span>}
      </div>
      {people.length === 0 ? (
        <p className="mb-0 text-body-secondary">No one yet. The week begins on Monday.</p>
      ) : (
        <ul className="work-list list-unstyled mb-0">
          {people.map(({ person, at }) => (
            <PersonLine key={person.uid} person={person} to={reviewPath(person.uid)} detail={formatDay(at)}>
              <span>{stageText(person)}</span>
            </PersonLine>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Figures({ figures }: Pick<Shown, 'figures'>) {
  const now = useNow();
  return (
    <DashboardFigures figures={figures}>
      <div className="table-scroll mb-3">
        <Table size="sm">
          <caption className="visually-hidden">How many people wait, and how long</caption>
          <TableHead columns={['Stage', 'People', 'Longest wait']} />
          <tbody>
            {figures.stages.map(({ status, count, oldest }) => (
              <tr key={status}>
                <td>
                  <Link to={paths.review + toQuery({ status }, 1)}>{overallStatusLabel(status)}</Link>
                </td>
                <td>{countText(count)}</td>
                <td>{oldest ? waitingText(oldest, now) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </DashboardFigures>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { watchAmendmentStatuses } from '../../backend/amendments/amendments.ts';
import { paths } from '../../config/paths.ts';
import { type DueChanges, dueTasksOf, needsDueChanges } from '../../domain/due/dueTasks.ts';
import { hasRunOut } from '../../domain/due/exceptions.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { useNow } from '../../records/useNow.ts';
import { useDocumentsRecord, useRecords, useWatched } from '../../records/useRecords.ts';
import { useTaxes } from '../../records/useTaxes.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { TaskPanel } from './TaskPanel.tsx';

interface ApprovedDashboardProps {
  record: UserRecord;
  table: ReactNode;
  timeline: ReactNode;
}

/** What is left to do after the approval. */
export function ApprovedDashboard(props: ApprovedDashboardProps) {
  const { documents } = useRecords();
  return (
    <LiveView live={useDocumentsRecord()} onRetry={documents.retry}>
      {(found) => <Approved {...props} documents={found} />}
    </LiveView>
  );
}

interface ApprovedProps extends ApprovedDashboardProps {
  documents: DocumentsRecord;
}

function Approved(props: ApprovedProps) {
  const now = useNow();
  if (needsDueChanges(props.record, props.documents, now)) return <WithChanges {...props} now={now} />;
  return <Left {...props} now={now} />;
}

/** Nothing is said to be left before these are known. */
function WithChanges(props: ApprovedProps & { now: number }) {
  const { record } = props;
  const taxes = useTaxes(record);
  const changes = useWatched(record.uid, watchAmendmentStatuses);
  return (
    <LiveView live={taxes.live} onRetry={taxes.retry}>
      {(declared) => (
        <LiveView live={changes.live} onRetry={changes.retry}>
          {(statuses) => <Left {...props} changes={{ taxes: declared, statuses }} />}
        </LiveView>
      )}
    </LiveView>
  );
}

interface LeftProps extends ApprovedProps {
  changes?: DueChanges;
  now: number;
}

function Left({ record, documents, changes, now, table, timeline }: LeftProps) {
  const tasks = dueTasksOf(record, documents, now, changes);
  const next = tasks.find(({ action }) => action)?.action;
  return (
    <div className="person-dashboard">
      <div>
        <Welcome record={record} now={now} left={tasks.map(({ title }) => title)} isTheirs={Boolean(next)} />
        {tasks.length > 0 && (
          <TaskPanel tasks={tasks}>
            {next && (
              <div className="mt-3">
                <LinkButton to={next.path}>{next.label}</LinkButton>
              </div>
            )}
          </TaskPanel>
        )}
        {table}
      </div>
      <div>{timeline}</div>
    </div>
  );
}

interface WelcomeProps {
  record: UserRecord;
  now: number;
  /** The titles of the tasks. */
  left: readonly string[];
  /** Whether one of the tasks is with the person. */
  isTheirs: boolean;
}

function Welcome({ record, now, left, isTheirs }: WelcomeProps) {
  const { name, forms, approval } = record;
  const isOver = hasRunOut(record, now);
  const isException = forms.status === 5;
  const until = approval?.until ? ` until ${formatDate(approval.until)}` : '';
  const sentences = [
    `Your empanelment is approved${isException ? ' as an exception' : ''}${until}.`,
    ...(isOver ? ['That day has passed: payments wait until an approver decides again.'] : []),
    leftText(left, isTheirs, isException),
  ];
  return (
    <Notice
      kind={isOver ? 'warning' : 'success'}
      title={<Sentence values={[name]}>{`Welcome aboard, ${name}!`}</Sentence>}
    >
      <p>{sentences.join(' ')}</p>
      {approval?.reason && (
        <p>
          <Sentence values={[approval.reason]}>{`Reason: ${approval.reason}`}</Sentence>
        </p>
      )}
      <p className="mb-0">
        <Link to={paths.changes}>Change something</Link>
      </p>
    </Notice>
  );
}

/** Where nothing is listed as owed, the reason of an exception can still ask for something that is in no form. */
function leftText(left: readonly string[], isTheirs: boolean, isException: boolean): string {
  if (left.length === 0) {
    return isException
      ? 'Nothing is listed as still owed. If the reason asks for something, please send it under "Change something".'
      : 'There is nothing left for you to do.';
  }
  return isTheirs
    ? `Still open: ${left.join(', ')}.`
    : `You have sent everything. We are looking at: ${left.join(', ')}.`;
}

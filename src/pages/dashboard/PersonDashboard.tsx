import { lazy, Suspense } from 'react';
import Card from 'react-bootstrap/Card';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { FORMS } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Task } from '../../domain/tasks/task.ts';
import { TASK_TURNS, type TaskList, taskListOf } from '../../domain/tasks/taskList.ts';
import { openForms } from '../../domain/tasks/timeline.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { isDenied } from '../../domain/transitions/approval.ts';
import { NextStep } from '../../forms/NextStep.tsx';
import type { Arrival } from '../../forms/useRedirect.ts';
import { useKnownDocuments } from '../../records/useRecords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormStatusTable } from './FormStatusTable.tsx';
import { Timeline } from './Timeline.tsx';
import './personDashboard.scss';
import './tasks.scss';

const DenialNotice = lazy(() =>
  import('./DenialNotice.tsx').then((module) => ({ default: module.DenialNotice })),
);

export function PersonDashboard({ record }: { record: UserRecord }) {
  const list = taskListOf(record, useKnownDocuments());
  const { submitted } = (useLocation().state ?? {}) as Arrival;
  const isRefused = isDenied(record);
  // An approved person sees only forms still due; a denied person sees the next step in the notice.
  const hasSteps = record.forms.approved ? openForms(record).length > 0 : !isRefused || list.next;
  const table = <FormStatusTable record={record} />;
  return (
    <div className="person-dashboard">
      <div>
        {record.forms.approved && <Welcome record={record} />}
        {record.approval?.action === 'deny' && record.forms.status < 2 && (
          <Suspense>
            <DenialNotice record={record} />
          </Suspense>
        )}
        {hasSteps ? (
          <>
            <NextStep record={record} done={submitted && `${FORMS[submitted].title} submitted`} />
            <TaskPanel list={list} />
          </>
        ) : (
          table
        )}
      </div>
      <div>
        {hasSteps && table}
        <Timeline record={record} />
      </div>
    </div>
  );
}

function Welcome({ record }: { record: UserRecord }) {
  const { name, forms, approval } = record;
  const open = openForms(record).map(({ title }) => title);
  return (
    <Notice kind="success" title={`Welcome aboard, ${name}!`}>
      <p>
        Your empanelment is approved{forms.status === 5 && ' as an exception'}
        {approval?.until && ` until ${formatDate(approval.until)}`}.{' '}
        {open.length > 0 ? `Still open: ${open.join(', ')}.` : 'There is nothing left for you to do.'}
      </p>
      {approval?.reason && <p>Reason: {approval.reason}</p>}
      <p className="mb-0">
        <Link to={paths.changes}>Change something</Link>
      </p>
    </Notice>
  );
}

function TaskPanel({ list }: { list: TaskList }) {
  return (
    <Card as="section" body aria-labelledby="tasks-heading">
      <h2 id="tasks-heading" className="h5">
        Your tasks
      </h2>
      <ol className="task-list">
        {list.tasks.map((task) => (
          <TaskItem key={task.key} task={task} />
        ))}
      </ol>
    </Card>
  );
}

function TaskItem({ task: { title, state, detail, action } }: { task: Task }) {
  return (
    <li className={`task task-${state}`}>
      <span className="task-mark" aria-hidden="true" />
      <div className="task-text">
        {action ? <Link to={action.path}>{title}</Link> : <span className="task-title">{title}</span>}
        <span className="task-detail">{detail}</span>
      </div>
      <span className="task-turn">{TASK_TURNS[state]}</span>
    </li>
  );
}

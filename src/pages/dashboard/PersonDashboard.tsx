import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import type { OverallStatus, UserRecord } from '../../domain/records/records.ts';
import { taskListOf } from '../../domain/tasks/taskList.ts';
import { useKnownDocuments } from '../../records/useRecords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormStatusTable } from './FormStatusTable.tsx';
import { Timeline } from './Timeline.tsx';
import { NextStep } from './tasks/NextStep.tsx';
import { TaskPanel } from './tasks/TaskPanel.tsx';

function WelcomeBanner({ name, status }: { name: string; status: OverallStatus }) {
  return (
    <Notice kind="success" title={`Welcome aboard, ${name}!`}>
      <p>
        Your empanelment is complete: {overallStatusLabel(status).toLowerCase()}. There is nothing left for
        you to do.
      </p>
    </Notice>
  );
}

export function PersonDashboard({ record }: { record: UserRecord }) {
  const list = taskListOf(record, useKnownDocuments());
  if (record.forms.approved) {
    return (
      <>
        <WelcomeBanner name={record.name} status={record.forms.status} />
        <FormStatusTable record={record} />
        <Timeline record={record} />
      </>
    );
  }
  return (
    <>
      <NextStep list={list} record={record} />
      <FormStatusTable record={record} />
      <TaskPanel list={list} />
      <Timeline record={record} />
    </>
  );
}

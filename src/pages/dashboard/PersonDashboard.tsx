import type { UserRecord } from '../../domain/records/records.ts';
import { taskListOf } from '../../domain/tasks/taskList.ts';
import { useKnownDocuments } from '../../records/useRecords.ts';
import { FormStatusTable } from './FormStatusTable.tsx';
import { Timeline } from './Timeline.tsx';
import { NextStep } from './tasks/NextStep.tsx';
import { TaskPanel } from './tasks/TaskPanel.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';

/** What a trainee or vendor sees: the one thing to do next, the table of forms, every task, and what happened so far. */
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

import { useLocation } from 'react-router-dom';
import { FORMS, tableTitle } from '../../domain/forms/registry.ts';
import { isDenied } from '../../domain/people/denied.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { taskListOf } from '../../domain/tasks/taskList.ts';
import { NextStep } from '../../forms/NextStep.tsx';
import type { Arrival } from '../../forms/useFormSubmission.ts';
import { useKnownDocuments } from '../../records/useRecords.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { FormStatusTable } from './FormStatusTable.tsx';
import { TaskPanel } from './TaskPanel.tsx';
import { Timeline } from './Timeline.tsx';
import './personDashboard.scss';

/** Not loaded before the approval. */
const ApprovedDashboard = onDemand(
  async () => (await import('./ApprovedDashboard.tsx')).ApprovedDashboard,
  <Loader />,
);
const DenialNotice = onDemand(async () => (await import('./DenialNotice.tsx')).DenialNotice);

export function PersonDashboard({ record }: { record: UserRecord }) {
  const list = taskListOf(record, useKnownDocuments());
  const { submitted } = (useLocation().state ?? {}) as Arrival;
  const isRefused = isDenied(record);
  // A denied person sees the next step in the notice.
  const hasSteps = !isRefused || list.next;
  const timeline = <Timeline record={record} />;
  if (record.forms.approved) {
    return (
      <ApprovedDashboard
        record={record}
        table={<FormStatusTable record={record} tasks={[]} />}
        timeline={timeline}
      />
    );
  }
  return (
    <div className="person-dashboard">
      <div>
        {record.approval?.action === 'deny' && record.forms.status < 2 && <DenialNotice record={record} />}
        {hasSteps && <NextStep record={record} done={submitted && `${tableTitle(submitted)} submitted`} />}
        <FormStatusTable record={record} tasks={list.tasks} />
      </div>
      <div>
        {hasSteps && (
          <TaskPanel
            title="Profile, documents and approval"
            tasks={list.tasks.filter(({ key }) => !(key in FORMS))}
          />
        )}
        {timeline}
      </div>
    </div>
  );
}

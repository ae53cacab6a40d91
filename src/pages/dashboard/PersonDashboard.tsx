import { useLocation } from 'react-router-dom';
import { FORMS } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { taskListOf } from '../../domain/tasks/taskList.ts';
import { NextStep } from '../../forms/NextStep.tsx';
import type { Arrival } from '../../forms/useRedirect.ts';
import { useKnownDocuments } from '../../records/useRecords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormStatusTable } from './FormStatusTable.tsx';
import { Timeline } from './Timeline.tsx';
import { TaskPanel } from './tasks/TaskPanel.tsx';
import './personDashboard.scss';

export function PersonDashboard({ record }: { record: UserRecord }) {
  const list = taskListOf(record, useKnownDocuments());
  const { submitted } = (useLocation().state ?? {}) as Arrival;
  return (
    <div className="person-dashboard">
      <div>
        {record.forms.approved ? (
          <Notice kind="success" title={`Welcome aboard, ${record.name}!`}>
            <p>
              Your empanelment is approved{record.forms.status === 5 && ' as an exception'}. There is nothing
              left for you to do.
            </p>
          </Notice>
        ) : (
          <>
            <NextStep record={record} done={submitted && `${FORMS[submitted].title} submitted`} />
            <TaskPanel list={list} />
          </>
        )}
      </div>
      <div>
        <FormStatusTable record={record} />
        <Timeline record={record} />
      </div>
    </div>
  );
}

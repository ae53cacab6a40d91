import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import {
  DASHBOARD_FORMS,
  type FormDefinition,
  FURTHER_FORMS,
  isFormFor,
  isFormListed,
  tableTitle,
} from '../../domain/forms/registry.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Task } from '../../domain/tasks/task.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { TableHead } from '../../ui/TableHead.tsx';

interface FormStatusTableProps {
  record: UserRecord;
  /** What the person has to do next in a form is below its name. */
  tasks: readonly Task[];
}

export function FormStatusTable({ record, tasks }: FormStatusTableProps) {
  const forms = [...DASHBOARD_FORMS, ...FURTHER_FORMS.filter((form) => isFormListed(record, form.key))];
  return (
    <Card className="table-card">
      <div className="table-scroll">
        <Table className="align-middle">
          <caption className="visually-hidden">Your forms and their status</caption>
          <TableHead columns={['Sr. No.', 'Form Name', 'Status']} />
          <tbody>
            {forms.map((form, index) => {
              const task = tasks.find(({ key }) => key === form.key);
              return (
                <tr key={form.key}>
                  <td>{index + 1}</td>
                  <td>
                    <Link to={form.path}>{tableTitle(form.key)}</Link>
                    {task?.action && (
                      <div className="text-body-secondary small d-none d-md-block">
                        <Sentence>{task.detail}</Sentence>
                      </div>
                    )}
                    {!isFormFor(record, form.key) && (
                      <div className="text-body-secondary small">Not needed: GST applies to you</div>
                    )}
                  </td>
                  <td>
                    <FormStatusCell record={record} form={form} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

/** Without GST its row shows the declaration's own status first, which the submission waits for, and NA for GST itself. */
function FormStatusCell({ record, form }: { record: UserRecord; form: FormDefinition }) {
  const status = record.forms[form.key];
  if (form.key === 'nonapplicability' && record.isGSTApplicable === 'no') {
    return (
      <>
        <StatusBadge status={status} />{' '}
        <span className="text-body-secondary small d-block">{`GST: ${formStatusLabel(null)}`}</span>
      </>
    );
  }
  const isNeeded = isFormFor(record, form.key) && !record.withoutStatus.includes(form.key);
  return <StatusBadge status={isNeeded ? status : null} />;
}

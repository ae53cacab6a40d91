import { Link } from 'react-router-dom';
import { DASHBOARD_FORMS, FURTHER_FORMS, isFormListed } from '../../domain/forms.ts';
import type { UserRecord } from '../../domain/records.ts';
import { FormStatusCell } from './FormStatusCell.tsx';

/** SPEC 2's table: its three rows first, then the forms that concern only some people. */
export function FormStatusTable({ record }: { record: UserRecord }) {
  const forms = [...DASHBOARD_FORMS, ...FURTHER_FORMS.filter((form) => isFormListed(record, form.key))];
  return (
    <div className="panel table-panel">
      <div className="table-scroll">
        <table className="table align-middle">
          <caption className="visually-hidden">Your forms and their status</caption>
          <thead>
            <tr>
              <th scope="col">Sr. No.</th>
              <th scope="col">Form Name</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {forms.map((form, index) => (
              <tr key={form.key}>
                <td>{index + 1}</td>
                <td>
                  <Link to={form.path}>{form.title}</Link>
                </td>
                <td>
                  <FormStatusCell record={record} form={form} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

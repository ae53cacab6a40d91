import type { FormDefinition } from '../../domain/forms.ts';
import type { UserRecord } from '../../domain/records.ts';
import { formStatusLabel } from '../../domain/statuses.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** One status; the GST row reads NA without GST, with the declaration's own status beside it (SPEC 4, DESIGN 7). */
export function FormStatusCell({ record, form }: { record: UserRecord; form: FormDefinition }) {
  const status = record.forms[form.key];
  if (form.key === 'nonapplicability' && record.isGSTApplicable === 'no') {
    return (
      <>
        <StatusBadge status={null} />{' '}
        <span className="text-body-secondary small">Declaration: {formStatusLabel(status)}</span>
      </>
    );
  }
  return <StatusBadge status={status} />;
}

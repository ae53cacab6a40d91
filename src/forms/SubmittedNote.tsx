import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { formStatusLabel, isFormPrintable } from '../domain/forms/statuses.ts';
import type { FormStatus } from '../domain/records/records.ts';
import { Notice } from '../ui/feedback/Notice.tsx';

/** Says where a submitted form stands and why it is locked; nothing while it is still to be submitted. */
export function SubmittedNote({ status, subject }: { status: FormStatus; subject: string }) {
  if (status === 0) return null;
  if (status === -1) {
    return (
      <Notice kind="warning" title={`There are queries about ${subject}`}>
        <p>
          It is locked until they are resolved. Then you can correct it and submit it again. Read them under{' '}
          <Link to={paths.queries}>Queries</Link>.
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind={isFormPrintable(status) ? 'success' : 'info'} title={`Status: ${formStatusLabel(status)}`}>
      <p>
        {isFormPrintable(status)
          ? 'It cannot be changed now. You can print it.'
          : 'It has been submitted and cannot be changed now. The reviewer checks it next; it can be printed once it is validated.'}
      </p>
    </Notice>
  );
}

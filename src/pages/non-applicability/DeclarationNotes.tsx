import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isFormFor } from '../../domain/forms/registry.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Says where the declaration stands, and when it is not this person's to make. */
export function DeclarationNotes({ record }: { record: UserRecord }) {
  const status = record.forms.nonapplicability;
  return (
    <>
      {!isFormFor(record, 'nonapplicability') && (
        <Notice kind="warning" title="GST applies to you">
          <p>
            Your profile says that GST is applicable, so this declaration is not for you. If that is wrong,
            correct <Link to={paths.profile}>your profile</Link> first.
          </p>
        </Notice>
      )}
      {status === -1 && (
        <Notice kind="warning" title="There are queries about this declaration">
          <p>
            It is locked until they are resolved. Then you can correct it and submit it again. Read them under{' '}
            <Link to={paths.queries}>Queries</Link>.
          </p>
        </Notice>
      )}
      {status > 0 && (
        <Notice kind="info" title={`Status: ${formStatusLabel(status)}`}>
          <p>
            The declaration has been submitted and cannot be changed now. Read{' '}
            <Link to={paths.exportGst}>the letter</Link>; it can be printed once the declaration is validated.
          </p>
        </Notice>
      )}
    </>
  );
}

import AlertLink from 'react-bootstrap/AlertLink';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { LockedNote } from '../../ui/feedback/LockedNote.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Says why the form is locked, or what has to happen before it can be submitted again. */
export function FormState({ record }: { record: UserRecord }) {
  const status = record.forms.vendorform;
  if (status === 0) return null;
  if (status > 0) return <LockedNote />;
  const open = record.queries.vendorform.filter((query) => query.status === 0);
  return (
    <Notice kind="warning" title="This form has queries">
      {open.length > 0 && (
        <ul>
          {open.map(({ title, timestamp }) => (
            <li key={`${timestamp}-${title}`}>{title}</li>
          ))}
        </ul>
      )}
      <p>
        Correct and save the form, then resolve each query under{' '}
        <AlertLink as={Link} to={paths.queries}>
          Queries
        </AlertLink>
        . After that you can submit it again.
      </p>
    </Notice>
  );
}

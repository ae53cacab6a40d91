import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** For people without GST, whose other declaration says as much. */
export function NoGstNote() {
  return (
    <Notice kind="info" title="You need not submit this declaration">
      <p>
        Your profile says that GST is not applicable. The{' '}
        <Link to={paths.nonApplicability}>Declaration for Non applicability of GST</Link> is enough.
      </p>
    </Notice>
  );
}

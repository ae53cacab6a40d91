import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** For people who have to issue e-invoices. */
export function NotConcerned() {
  return (
    <Notice kind="info" title="This declaration does not concern you">
      <p>
        Your profile says that e-invoicing is applicable, so there is nothing to declare. If that is wrong,
        correct <Link to={paths.profile}>your profile</Link> first.
      </p>
    </Notice>
  );
}

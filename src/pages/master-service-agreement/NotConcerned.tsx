import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** For people of the vendor type Overhead. */
export function NotConcerned() {
  return (
    <Notice kind="info" title="This agreement does not concern you">
      <p>
        Your profile names the vendor type Overhead, which needs no Master Service Agreement. If that is
        wrong, correct <Link to={paths.profile}>your profile</Link> first.
      </p>
    </Notice>
  );
}

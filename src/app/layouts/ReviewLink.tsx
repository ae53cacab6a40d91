import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSignedInUser } from '../../session/useSession.ts';

/** The way to the review queue, for reviewers only (R10). */
export function ReviewLink() {
  const { isReviewer } = useSignedInUser();
  if (!isReviewer) return null;
  return (
    <li>
      <NavLink className="sidebar-link" to={paths.review}>
        Review queue
      </NavLink>
    </li>
  );
}

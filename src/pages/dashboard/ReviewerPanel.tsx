import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** What a reviewer does here: the forms of others. */
export function ReviewerPanel() {
  return (
    <section className="panel">
      <h2>Review forms</h2>
      <p className="mb-0">
        The <Link to={paths.review}>review queue</Link> lists the people whose forms wait for a reviewer.
      </p>
    </section>
  );
}

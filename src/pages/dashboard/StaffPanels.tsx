import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** Approvers decide from the mails, which carry all that a decision needs. */
export function ApproverPanel() {
  return (
    <section className="panel">
      <h2>Decide on empanelments</h2>
      <p className="mb-0">
        You receive each request for approval by mail. Use its links to accept, accept as exception or deny;
        there is nothing to do on this page.
      </p>
    </section>
  );
}

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

import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** Approvers decide from the mails, which carry all that a decision needs. */
export function ApproverPanel() {
  return (
    <section className="panel">
      <h2>Decide on empanelments</h2>
      <p className="mb-0">
        Approval requests come by e-mail. Open the links there to accept, accept as exception or deny.
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

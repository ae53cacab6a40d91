import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

export function ApproverPanel() {
  return (
    <section className="panel">
      <h2>Decide on empanelments</h2>
      <p>
        Approvals lists everybody who waits for your decision. You also receive each request by mail, with
        links to decide.
      </p>
      <LinkButton to={paths.approvals}>Open approvals</LinkButton>
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

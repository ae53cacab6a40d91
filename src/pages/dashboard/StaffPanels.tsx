import Card from 'react-bootstrap/Card';
import { paths } from '../../config/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

export function ApproverPanel() {
  return (
    <Card as="section" body>
      <h2>Decide on empanelments</h2>
      <p>
        Approvals lists everyone who is waiting for your decision. You also receive each request by e-mail,
        with links to decide.
      </p>
      <LinkButton to={paths.approvals}>Open approvals</LinkButton>
    </Card>
  );
}

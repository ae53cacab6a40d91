import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { ApprovalAction } from '../../domain/records/records.ts';
import type { ApprovalLinks } from '../../domain/review/approvalLinks.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

const NAMES: Record<ApprovalAction, string> = {
  accept: 'accept',
  acceptasexception: 'accept as exception',
  deny: 'deny',
};
const ACTIONS = Object.keys(NAMES) as readonly ApprovalAction[];

/** Where the browser does not let us copy, the link is there to be selected. */
export function CopyLinks({ links }: { links: ApprovalLinks }) {
  const [outcome, setOutcome] = useState<{ action: ApprovalAction; isCopied: boolean }>();
  const handleCopy = async (action: ApprovalAction) => {
    try {
      await navigator.clipboard.writeText(links[action]);
      setOutcome({ action, isCopied: true });
    } catch {
      setOutcome({ action, isCopied: false });
    }
  };
  return (
    <div className="review-links">
      <p>Copy the links to share them another way. They work for a signed-in approver only.</p>
      <div className="form-actions">
        {ACTIONS.map((action) => (
          <Button key={action} variant="outline-secondary" size="sm" onClick={() => void handleCopy(action)}>
            Copy {NAMES[action]} link
          </Button>
        ))}
      </div>
      {outcome?.isCopied && (
        <p className="review-done" role="status">
          The link to {NAMES[outcome.action]} is copied.
        </p>
      )}
      {outcome && !outcome.isCopied && (
        <div role="alert">
          <TextField
            label={`Link to ${NAMES[outcome.action]}`}
            hint="The browser did not allow copying. Select the link and copy it yourself."
            readOnly
            value={links[outcome.action]}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </div>
  );
}

import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { watchFindings } from '../../backend/records/approvalQueue.ts';
import { APPROVAL_ACTIONS, type ApprovalAction, type UserRecord } from '../../domain/records/records.ts';
import { approvalLinks } from '../../domain/review/approvalLinks.ts';
import { currentLinkKey } from '../../domain/review/findings.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useWatched } from '../../records/useRecords.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

const NAMES: Record<ApprovalAction, string> = {
  accept: 'accept',
  acceptasexception: 'accept as exception',
  deny: 'deny',
};

/** Where the browser blocks copying, the link can be selected. */
export function CopyLinks({ record }: { record: UserRecord }) {
  const findings = lastOf(useWatched(record.uid, watchFindings).live)?.value ?? null;
  const key = currentLinkKey(record.sent, findings) ?? '';
  const links = approvalLinks(window.location.origin, record, key);
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
    <div className="mt-3">
      <p className="mb-2 text-body-secondary">
        Copy the links to share them another way. They work for a signed-in approver only.
      </p>
      <div className="form-actions">
        {APPROVAL_ACTIONS.map((action) => (
          <Button
            key={action}
            variant="outline-secondary"
            size="sm"
            onClick={() => void handleCopy(action)}
          >{`Copy ${NAMES[action]} link`}</Button>
        ))}
      </div>
      {outcome?.isCopied && (
        <p
          className="mt-2 mb-0 status-validated"
          role="status"
        >{`The link to ${NAMES[outcome.action]} is copied.`}</p>
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

import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { watchFindings } from '../../backend/records/approvalQueue.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { reviewPath } from '../../config/paths.ts';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import { APPROVAL_ACTIONS, type ApprovalAction, type UserRecord } from '../../domain/records/records.ts';
import { approvalLinks } from '../../domain/review/approvalLinks.ts';
import { decisionText } from '../../domain/review/decision.ts';
import { currentLinkKey, type Duplicate, flagsText } from '../../domain/review/findings.ts';
import { sinceText, turnOf, type Whose } from '../../domain/tasks/timeline.ts';
import { isDenied } from '../../domain/transitions/approval.ts';
import { changeLabel, leftToReturn } from '../../domain/transitions/denials.ts';
import { Duplicates } from '../../evidence/Duplicates.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { useWatched } from '../../records/useRecords.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const WHOSE_TURN: Record<Whose, string> = {
  person: 'The person',
  reviewer: 'The reviewer',
  approver: 'The approver',
  nobody: 'No one, it is approved',
};

interface OverallPanelProps {
  record: UserRecord;
  canAct: boolean;
  points: number;
  /** Absent while unknown. */
  duplicates: readonly Duplicate[] | undefined;
}

export function OverallPanel({ record, canAct, points, duplicates }: OverallPanelProps) {
  const { approval } = record;
  const { whose, since } = turnOf(record);
  const isTimed = since !== undefined && whose !== 'nobody';
  const turn = WHOSE_TURN[whose] + (isTimed ? `, ${sinceText(since, serverNow())}` : '');
  const decision = decisionText(record) + (approval?.reason ? `: ${approval.reason}` : '');
  const named = leftToReturn(record).map((key) => changeLabel(record, key));
  const isRed = isDenied(record);
  return (
    <Card as="section" body aria-labelledby="overall-heading">
      <h2 id="overall-heading">
        Overall status: {isRed ? 'Denied' : overallStatusLabel(record.forms.status)}
      </h2>
      {(isRed || named.length > 0) && (
        <Notice kind="danger" title={`${decisionText(record)}.`}>
          {approval?.reason && <p>Reason: {approval.reason}</p>}
          {named.length > 0 && <p>The approver asks for a change of: {named.join(', ')}.</p>}
          {canAct && (
            <p className="mb-0">
              {named.length > 0
                ? 'One press above returns it, with the reason as the query.'
                : 'Raise a query on what has to be corrected.'}{' '}
              If nothing has to be corrected, validate the record and send it for approval again.
            </p>
          )}
        </Notice>
      )}
      <DetailList
        details={[
          ['Waiting for', turn],
          ['Type', record.usertype === 'vendor' ? 'Vendor' : 'Trainee'],
          ['Introducer', [record.fpoc, record.fpocno].filter(Boolean).join(', ') || 'None'],
          ['Flags', flagsText({ points, duplicates: duplicates ?? [] })],
          ['Latest decision', isRed || named.length > 0 ? '' : decision],
          ['Remark', record.vendorRemark],
        ]}
      />
      {duplicates && <Duplicates duplicates={duplicates} addressOf={reviewPath} />}
      {canAct && record.forms.status === 3 && <CopyLinks record={record} />}
    </Card>
  );
}

const NAMES: Record<ApprovalAction, string> = {
  accept: 'accept',
  acceptasexception: 'accept as exception',
  deny: 'deny',
};

/** Where the browser blocks copying, the link can be selected. */
function CopyLinks({ record }: { record: UserRecord }) {
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
    <div className="review-links">
      <p>Copy the links to share them another way. They work for a signed-in approver only.</p>
      <div className="form-actions">
        {APPROVAL_ACTIONS.map((action) => (
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

import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import { approvalPath } from '../../config/paths.ts';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import type { ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ACTION_LABELS } from './approvalMessages.ts';

interface AskFirstProps {
  record: UserRecord;
  action: ApprovalAction;
  /** Empty where the portal is set to ask about every link. */
  doubts: readonly string[];
  onDecide: () => void;
  onLeave: () => void;
}

export function AskFirst({ record, action, doubts, onDecide, onLeave }: AskFirstProps) {
  const { uid, email, fpoc, fpocno, forms, sent } = record;
  return (
    <>
      <Notice kind={doubts.length > 0 ? 'warning' : 'info'} title="Nothing has been decided yet">
        {doubts.length > 0 ? <DoubtList doubts={doubts} /> : <p>Check the details before you decide.</p>}
      </Notice>
      <DetailList
        className="mb-3"
        details={[
          ['E-mail', email],
          ['Introducer', [fpoc, fpocno].filter(Boolean).join(', ')],
          ['Status', overallStatusLabel(forms.status)],
          ['Sent for approval', (sent && formatTimestamp(sent.at)) || 'NA'],
        ]}
      />
      <p>
        <Link to={approvalPath(uid)}>Open all details and documents</Link>
      </p>
      <div className="form-actions">
        <Button variant={action === 'deny' ? 'danger' : 'primary'} onClick={onDecide}>
          {ACTION_LABELS[action]}
          {doubts.length > 0 && ' anyway'}
        </Button>
        <Button variant="outline-secondary" onClick={onLeave}>
          Leave it as it is
        </Button>
      </div>
    </>
  );
}

export function DoubtList({ doubts }: { doubts: readonly string[] }) {
  return (
    <ul>
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
  );
}

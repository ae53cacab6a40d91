import Card from 'react-bootstrap/Card';
import { watchFindings } from '../../../backend/records/approvalQueue.ts';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { approvalPath } from '../../../config/paths.ts';
import { overallStatusLabel } from '../../../domain/forms/statuses.ts';
import { userTypeLabel } from '../../../domain/people/table.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { decisionText, despiteTexts, openQueries, sendingText } from '../../../domain/review/decision.ts';
import { sinceText } from '../../../domain/tasks/timeline.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { isDenied } from '../../../domain/transitions/approval.ts';
import { Duplicates } from '../../../evidence/Duplicates.tsx';
import { lastOf } from '../../../records/liveRecord.ts';
import { useWatched } from '../../../records/useRecords.ts';

interface SummaryProps {
  record: UserRecord;
  pointCount: number;
}

export function Summary({ record, pointCount }: SummaryProps) {
  const { uid, userid, usertype, email, fpoc, fpocno, forms, sent, approval, vendorRemark } = record;
  const queries = openQueries(record);
  const findings = lastOf(useWatched(uid, watchFindings).live)?.value;
  const isWaiting = forms.status === 3 && sent !== undefined;
  return (
    <Card as="section" body aria-labelledby="summary-heading">
      <h2 id="summary-heading" className={isDenied(record) ? 'status-danger' : undefined}>
        {isDenied(record) ? 'Denied' : overallStatusLabel(forms.status)}
        {isWaiting && ` ${sinceText(sent.at, serverNow())}`}
      </h2>
      <dl className="detail-list mb-3">
        <dt>Type</dt>
        <dd>{[userTypeLabel(usertype), userid].filter(Boolean).join(', ')}</dd>
        <dt>E-mail</dt>
        <dd>{email || 'None'}</dd>
        <dt>Introducer</dt>
        <dd>{[fpoc, fpocno].filter(Boolean).join(', ') || 'None'}</dd>
        <dt>Sent for approval</dt>
        <dd>{sendingText(record) || 'Not known'}</dd>
        <dt>Points to check</dt>
        <dd>{pointCount === 0 ? 'None' : `${pointCount}, marked below`}</dd>
        <dt>Open queries</dt>
        <dd>{queries.map(({ title }) => `“${title}”`).join(', ') || 'None'}</dd>
        {approval && (
          <>
            <dt>Last decision</dt>
            <dd>{decisionText(record)}</dd>
          </>
        )}
        {approval?.reason && (
          <>
            <dt>Reason</dt>
            <dd>{approval.reason}</dd>
          </>
        )}
        {approval?.until && (
          <>
            <dt>Valid until</dt>
            <dd>{formatDate(approval.until)}</dd>
          </>
        )}
        {approval?.despite && (
          <>
            <dt>Decided despite</dt>
            <dd>{despiteTexts(approval.despite).join(' ')}</dd>
          </>
        )}
        {vendorRemark && (
          <>
            <dt>Remarks</dt>
            <dd>{vendorRemark}</dd>
          </>
        )}
      </dl>
      {findings && <Duplicates duplicates={findings.duplicates} addressOf={approvalPath} />}
    </Card>
  );
}

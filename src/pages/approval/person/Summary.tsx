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
import { useWatched } from '../../../records/useWatched.ts';
import { DetailList } from '../../../ui/DetailList.tsx';

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
      <DetailList
        className="mb-3"
        details={[
          ['Type', [userTypeLabel(usertype), userid].filter(Boolean).join(', ')],
          ['E-mail', email || 'None'],
          ['Introducer', [fpoc, fpocno].filter(Boolean).join(', ') || 'None'],
          ['Sent for approval', sendingText(record) || 'Not known'],
          ['Points to check', pointCount === 0 ? 'None' : `${pointCount}, marked below`],
          ['Open queries', queries.map(({ title }) => `“${title}”`).join(', ') || 'None'],
          ['Last decision', decisionText(record)],
          ['Reason', approval?.reason ?? ''],
          ['Valid until', approval?.until ? formatDate(approval.until) : ''],
          ['Decided despite', despiteTexts(approval?.despite).join(' ')],
          ['Remarks', vendorRemark],
        ]}
      />
      {findings && <Duplicates duplicates={findings.duplicates} addressOf={approvalPath} />}
    </Card>
  );
}

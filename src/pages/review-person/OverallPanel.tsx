import { serverNow } from '../../backend/records/serverTime.ts';
import { FORM_LIST, isFormListed } from '../../domain/forms/registry.ts';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import type { ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import { sinceText, turnOf, type Whose } from '../../domain/tasks/timeline.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { OverallSteps } from './OverallSteps.tsx';

const WHOSE_TURN: Record<Whose, string> = {
  person: 'The person',
  reviewer: 'The reviewer',
  approver: 'The approver',
  nobody: 'Nobody: it is complete',
};

const DECISIONS: Record<ApprovalAction, string> = {
  accept: 'Accepted',
  acceptasexception: 'Accepted as an exception',
  deny: 'Denied',
};

interface OverallPanelProps {
  record: UserRecord;
  reviewer: Reviewer;
  canAct: boolean;
  flagCount: number;
}

export function OverallPanel({ record, reviewer, canAct, flagCount }: OverallPanelProps) {
  const { approval } = record;
  const { whose, since } = turnOf(record);
  const listed = FORM_LIST.filter(({ key }) => isFormListed(record, key));
  const unvalidated = listed.filter(({ key }) => record.forms[key] < 2).map(({ title }) => title);
  return (
    <section className="panel" aria-labelledby="overall-heading">
      <h2 id="overall-heading">Overall status: {overallStatusLabel(record.forms.status)}</h2>
      <dl className="detail-list">
        <dt>With</dt>
        <dd>
          {WHOSE_TURN[whose]}
          {since !== undefined && whose !== 'nobody' && ` ${sinceText(since, serverNow())}`}
        </dd>
        <dt>Type</dt>
        <dd>{record.usertype === 'vendor' ? 'Vendor' : 'Trainee'}</dd>
        <dt>Introducer</dt>
        <dd>{[record.fpoc, record.fpocno].filter(Boolean).join(', ') || 'None'}</dd>
        <dt>Not validated</dt>
        <dd>{unvalidated.length > 0 ? unvalidated.join(', ') : 'Nothing: every form is validated'}</dd>
        <dt>Second looks</dt>
        <dd>{flagCount === 0 ? 'None' : `${flagCount}, marked below`}</dd>
        {approval && (
          <>
            <dt>Latest decision</dt>
            <dd>
              {DECISIONS[approval.action]}, {formatTimestamp(approval.at)}
            </dd>
          </>
        )}
        {record.vendorRemark && (
          <>
            <dt>Remark</dt>
            <dd>{record.vendorRemark}</dd>
          </>
        )}
      </dl>
      {canAct && <OverallSteps record={record} reviewer={reviewer} />}
    </section>
  );
}

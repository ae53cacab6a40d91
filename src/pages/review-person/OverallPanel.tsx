import { serverNow } from '../../backend/records/serverTime.ts';
import { reviewPath } from '../../config/paths.ts';
import type { AppError } from '../../domain/appError.ts';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import { isDenied } from '../../domain/people/denied.ts';
import { wordsIn } from '../../domain/people/logTitles.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { decisionText } from '../../domain/review/decision.ts';
import { type Duplicate, flagsBefore, flagsText } from '../../domain/review/findings.ts';
import { sinceText, turnOf, type Whose } from '../../domain/tasks/timeline.ts';
import { changeLabel, leftToReturn } from '../../domain/transitions/denials.ts';
import { Duplicates } from '../../evidence/Duplicates.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { Panel } from '../../ui/feedback/Panel.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

/** Only a record that was sent has links. */
const CopyLinks = onDemand(async () => (await import('./CopyLinks.tsx')).CopyLinks);

const WHOSE_TURN: Record<Whose, string> = {
  person: 'The person',
  reviewer: 'The reviewer',
  approver: 'The approver',
  // Not shown: a delivered document or a change of an approved person still waits for a reviewer.
  nobody: '',
};

interface OverallPanelProps {
  record: UserRecord;
  canAct: boolean;
  points: number;
  /** Neither a value nor an error while the search runs. */
  search: { value?: readonly Duplicate[]; error?: AppError };
}

export function OverallPanel({ record, canAct, points, search }: OverallPanelProps) {
  const { value: duplicates } = search;
  const { approval } = record;
  const { whose, since } = turnOf(record);
  const isTimed = since !== undefined && whose !== 'nobody';
  const turn = WHOSE_TURN[whose] + (isTimed ? `, ${sinceText(since, serverNow())}` : '');
  const decision = decisionText(record) + (approval?.reason ? `: ${approval.reason}` : '');
  const named = leftToReturn(record).map((key) => changeLabel(record, key));
  const isRed = isDenied(record);
  return (
    <Panel title={`Overall status: ${isRed ? 'Denied' : overallStatusLabel(record.forms.status)}`}>
      {(isRed || named.length > 0) && (
        <Notice
          kind="danger"
          title={<Sentence values={wordsIn(decisionText(record))}>{`${decisionText(record)}.`}</Sentence>}
        >
          {approval?.reason && (
            <p>
              <Sentence values={[approval.reason]}>{`Reason: ${approval.reason}`}</Sentence>
            </p>
          )}
          {named.length > 0 && <p>{`The approver asks for a change of: ${named.join(', ')}.`}</p>}
          {canAct && (
            <p className="mb-0">{`${
              named.length > 0
                ? 'One press above returns it, with the reason as the query.'
                : 'Raise a query on what has to be corrected.'
            } If nothing has to be corrected, validate the record and send it for approval again.`}</p>
          )}
        </Notice>
      )}
      <DetailList
        details={[
          ['Waiting for', turn],
          ['Type', record.usertype === 'vendor' ? 'Vendor' : 'Trainee'],
          ['Introducer', [record.fpoc, record.fpocno].filter(Boolean).join(', ') || 'None'],
          ['Flags', textOfFlags(points, search)],
          ['Latest decision', isRed || named.length > 0 ? '' : decision],
          ['Remark', record.vendorRemark],
        ]}
      />
      {duplicates && <Duplicates duplicates={duplicates} addressOf={reviewPath} />}
      {canAct && record.forms.status === 3 && <CopyLinks record={record} />}
    </Panel>
  );
}

function textOfFlags(points: number, { value, error }: OverallPanelProps['search']): string {
  if (value) return flagsText({ points, duplicates: value });
  if (!error) return flagsBefore(points, 'Searching for duplicates.');
  return flagsBefore(points, 'The search for duplicates failed.');
}

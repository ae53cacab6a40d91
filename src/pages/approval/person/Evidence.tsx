import { Fragment } from 'react';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { watchDecided } from '../../../backend/records/approvalQueue.ts';
import type { ApprovalState } from '../../../backend/records/approvals.ts';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { approvalPath } from '../../../config/paths.ts';
import { FORM_KEYS, formTitle, isFormListed } from '../../../domain/forms/registry.ts';
import { overallStatusLabel } from '../../../domain/forms/statuses.ts';
import { isDenied } from '../../../domain/people/denied.ts';
import { userTypeLabel } from '../../../domain/people/table.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import {
  decisionText,
  openQueries,
  overriddenTexts,
  sendingText,
  validationOf,
} from '../../../domain/review/decision.ts';
import { flagsText } from '../../../domain/review/findings.ts';
import { reviewFlags } from '../../../domain/review/flags.ts';
import { type ReviewState, reviewSections } from '../../../domain/review/sections.ts';
import { reviewedChanges } from '../../../domain/review/snapshotChanges.ts';
import type { ReviewedRecord } from '../../../domain/review/snapshots.ts';
import { sinceText } from '../../../domain/tasks/timeline.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { ChangesTable } from '../../../evidence/ChangesTable.tsx';
import { CheckList } from '../../../evidence/CheckList.tsx';
import { Duplicates } from '../../../evidence/Duplicates.tsx';
import { ReplacedFile } from '../../../evidence/FilePreview.tsx';
import { LogPanel } from '../../../evidence/LogPanel.tsx';
import { SectionEvidence } from '../../../evidence/SectionEvidence.tsx';
import { TaxPanel } from '../../../evidence/TaxPanel.tsx';
import { UnverifiedNotice } from '../../../evidence/UnverifiedNotice.tsx';
import { Visit } from '../../../evidence/Visit.tsx';
import { useWatched } from '../../../records/useRecords.ts';
import type { WatchedTaxes } from '../../../records/useTaxes.ts';
import { DetailList } from '../../../ui/DetailList.tsx';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { onDemand } from '../../../ui/feedback/onDemand.tsx';
import { Panel } from '../../../ui/feedback/Panel.tsx';
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx';
import { TableHead } from '../../../ui/TableHead.tsx';

const PersonHistory = onDemand(
  async () => (await import('../../../evidence/amendments/HistoryList.tsx')).PersonHistory,
);
const ExceptionNote = onDemand(
  async () => (await import('../../../evidence/ExceptionNote.tsx')).ExceptionNote,
  <Loader />,
);

/** The facts of a decision. */
export function Evidence({ state, taxes }: { state: ApprovalState; taxes: WatchedTaxes }) {
  const { record, documents, reviewed, isUnverified } = state;
  const flags = reviewFlags(record, documents, new Date(serverNow()), taxes.taxes);
  return (
    <Visit uid={record.uid}>
      {record.forms.status === 5 && <ExceptionNote state={state} now={serverNow()} />}
      {isUnverified && <UnverifiedNotice />}
      <Summary state={state} pointCount={flags.length} />
      {record.approval && <SinceDecision state={state} />}
      <Validations record={record} reviewed={reviewed} />
      <Panel headingId="checks-heading" title="Checks by hand">
        <CheckList record={record} labelledBy="checks-heading" />
      </Panel>
      {reviewSections(record).map((section) => (
        <SectionEvidence
          key={section.category}
          section={section}
          state={state}
          flags={flags}
          files="beside"
        />
      ))}
      {record.usertype === 'vendor' && (
        <TaxPanel watched={taxes} flags={flags} reviewedAt={reviewed.profile?.at} isWide />
      )}
      {record.approval && <PersonHistory state={state} />}
      <LogPanel record={record} />
    </Visit>
  );
}

function Summary({ state, pointCount }: { state: ApprovalState; pointCount: number }) {
  const { record, findings, isUnverified } = state;
  const { userid, usertype, email, fpoc, fpocno, forms, sent, approval, vendorRemark } = record;
  const queries = openQueries(record);
  const isWaiting = forms.status === 3 && sent !== undefined;
  return (
    <Card as="section" body aria-labelledby="summary-heading">
      <h2
        id="summary-heading"
        className={isDenied(record) ? 'status-danger' : undefined}
      >{`${isDenied(record) ? 'Denied' : overallStatusLabel(forms.status)}${isWaiting ? ` ${sinceText(sent.at, serverNow())}` : ''}`}</h2>
      <DetailList
        className="mb-3"
        details={[
          ['Type', [userTypeLabel(usertype), userid].filter(Boolean).join(', ')],
          ['E-mail', email ? `${email}${isUnverified ? ' (not verified)' : ''}` : 'None'],
          ['Introducer', [fpoc, fpocno].filter(Boolean).join(', ') || 'None'],
          ['Sent for approval', sendingText(record) || 'Not known'],
          ['Flags', flagsText({ points: pointCount, duplicates: findings?.duplicates })],
          ['Open queries', queries.map(({ title }) => `“${title}”`).join(', ') || 'None'],
          ['Last decision', decisionText(record)],
          ['Reason', approval?.reason ?? ''],
          ['Valid until', approval?.until ? formatDate(approval.until) : ''],
          ['Decided despite', overriddenTexts(approval?.despite).join(' ')],
          ['Remarks', vendorRemark],
        ]}
      />
      {findings && <Duplicates duplicates={findings.duplicates} addressOf={approvalPath} />}
    </Card>
  );
}

function SinceDecision({ state }: { state: ReviewState }) {
  const { live, retry } = useWatched(state.record.uid, watchDecided);
  return (
    <Panel title="Changes since the last decision">
      <LiveView live={live} onRetry={retry}>
        {(decided) => {
          const parts = reviewedChanges(decided, state);
          const changed = parts.filter(({ changes }) => changes.length > 0);
          if (parts.length === 0) {
            return <p className="text-body-secondary mb-0">The values of the last decision are not known.</p>;
          }
          if (changed.length === 0) {
            return <p className="text-body-secondary mb-0">No changes since the last decision.</p>;
          }
          return changed.map((part) => (
            <Fragment key={part.part}>
              <ChangesTable part={part} what="decided" />
              {part.changes.map(
                ({ field, label, links }) =>
                  links?.before && (
                    <ReplacedFile key={field} label={label} before={links.before} now={links.now} />
                  ),
              )}
            </Fragment>
          ));
        }}
      </LiveView>
    </Panel>
  );
}

function Validations({ record, reviewed }: { record: UserRecord; reviewed: ReviewedRecord }) {
  const forms = FORM_KEYS.filter((key) => isFormListed(record, key));
  return (
    <Panel title="Validation of the forms">
      <Table className="approval-validations mb-0">
        <caption className="visually-hidden">Forms, their status and their validation</caption>
        <TableHead columns={['Form', 'Status']} />
        <tbody>
          {forms.map((key) => {
            const validation = validationOf(record, reviewed, key);
            return (
              <tr key={key}>
                <th scope="row">{formTitle(record, key)}</th>
                <td>
                  <StatusBadge status={record.forms[key]} />
                  {validation && <div>{validation}</div>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Panel>
  );
}

import Card from 'react-bootstrap/Card';
import './approvalList.scss';
import { useEffect, useState } from 'react';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { findingsOf, watchApprovals } from '../../../backend/records/approvalQueue.ts';
import { PAGE_SIZE } from '../../../backend/records/livePages.ts';
import { approvalPath } from '../../../config/paths.ts';
import { userTypeLabel } from '../../../domain/people/table.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import type { Findings } from '../../../domain/review/findings.ts';
import { formatTimestamp } from '../../../domain/time/dates.ts';
import { waitingText } from '../../../domain/time/waitingTime.ts';
import { useLivePages } from '../../../records/useLivePages.ts';
import { useNow } from '../../../records/useNow.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { TableHead } from '../../../ui/TableHead.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';

/** Everybody who waits for a decision (R9). */
export function ApprovalListPage() {
  return <ApproversOnly>{() => <ApprovalList />}</ApproversOnly>;
}

function ApprovalList() {
  const { live, retry, showMore } = useLivePages(watchApprovals);
  const findings = useFindings(live.state === 'ready' ? live.value.items : []);
  return (
    <>
      <PageHeading title="Approvals">People waiting for your decision, longest wait first.</PageHeading>
      <LiveView live={live} onRetry={retry}>
        {({ items, more }) =>
          items.length === 0 ? (
            <Card as="section" body role="status">
              <h2 className="h5">No one is waiting for a decision</h2>
              <p className="mb-0">
                When a reviewer sends someone for approval, they are listed here. You are also informed by
                e-mail.
              </p>
            </Card>
          ) : (
            <>
              <p className="approvals-count" role="status">
                {items.length}
                {more === 'none' ? '' : '+'} {items.length === 1 ? 'person is' : 'people are'} waiting
              </p>
              <ApprovalTable people={items} findings={findings} />
              <ShowMore more={more} what="people" onClick={showMore} />
            </>
          )
        }
      </LiveView>
    </>
  );
}

interface ApprovalTableProps {
  people: readonly ProgressRecord[];
  findings: FindingsByUid;
}

function ApprovalTable({ people, findings }: ApprovalTableProps) {
  const now = useNow();
  return (
    <Card className="table-card">
      <Table hover className="approvals-table align-middle">
        <caption className="visually-hidden">People who wait for a decision</caption>
        <TableHead columns={['Name', 'Introducer', 'Waiting', 'Points to check']} />
        <tbody>
          {people.map((person) => {
            const { uid, name, userid, usertype, fpocno, since } = person;
            return (
              <tr key={uid}>
                <th scope="row">
                  <Link to={approvalPath(uid)}>{name || 'No name'}</Link>
                  <span className="approvals-facts">
                    {[userTypeLabel(usertype), userid].filter(Boolean).join(' · ')}
                  </span>
                </th>
                <td data-label="Introducer">{fpocno || 'None'}</td>
                <td data-label="Waiting" title={since > 0 ? formatTimestamp(since) : undefined}>
                  {waitingText(person, now)}
                </td>
                <td data-label="Points to check">
                  <Points findings={findings.get(uid)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}

function Points({ findings }: { findings: Findings | null | undefined }) {
  if (findings === undefined) return <span className="visually-hidden">Loading</span>;
  if (findings === null) return 'Not known';
  const { points, duplicates } = findings;
  const count = duplicates.length;
  if (points === 0 && count === 0) return <span className="text-body-secondary">None</span>;
  return (
    <span className="status-submitted">
      {points}
      {count > 0 && `, and ${count} ${count === 1 ? 'duplicate' : 'duplicates'}`}
    </span>
  );
}

/** null: there are none. Absent: not known yet. */
type FindingsByUid = ReadonlyMap<string, Findings | null>;

/** Read once for each page of people. Who is sent for approval again has new ones. */
function useFindings(people: readonly ProgressRecord[]): FindingsByUid {
  const [known, setKnown] = useState<ReadonlyMap<string, { since: number; findings: Findings | null }>>(
    new Map(),
  );
  const missing = people.filter(({ uid, since }) => known.get(uid)?.since !== since).slice(0, PAGE_SIZE);
  const wanted = JSON.stringify(missing.map(({ uid, since }) => [uid, since]));
  useEffect(() => {
    const asked = JSON.parse(wanted) as [uid: string, since: number][];
    if (asked.length === 0) return;
    let isOver = false;
    const keep = (found: ReadonlyMap<string, Findings>) => {
      if (isOver) return;
      const entries = asked.map(
        ([uid, since]) => [uid, { since, findings: found.get(uid) ?? null }] as const,
      );
      setKnown((before) => new Map([...before, ...entries]));
    };
    // Without them the list is still of use; the page of a person reads them again.
    findingsOf(asked.map(([uid]) => uid)).then(keep, () => keep(new Map()));
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return new Map([...known].map(([uid, { findings }]) => [uid, findings]));
}

import { type ReactNode, useEffect, useState } from 'react';
import Card from 'react-bootstrap/Card';
import { changesSinceDecision, findingsOf } from '../../backend/records/approvalQueue.ts';
import { PAGE_SIZE } from '../../backend/records/livePages.ts';
import { approvalPath, paths } from '../../config/paths.ts';
import { isUnverified } from '../../domain/people/identity.ts';
import { userTypeLabel } from '../../domain/people/table.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { countFlags, type Findings, flagsText } from '../../domain/review/findings.ts';
import { formatDate, formatTimestamp } from '../../domain/time/dates.ts';
import { waitingText } from '../../domain/time/waitingTime.ts';
import type { LiveList } from '../../records/useLivePages.ts';
import { useNow } from '../../records/useNow.ts';
import { BlockTable } from '../../ui/BlockTable.tsx';
import { BrokenAtAt } from '../../ui/BrokenAtAt.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { PagedList } from '../PagedList.tsx';
import { useWaitingChanges, WaitingChanges } from './WaitingChanges.tsx';

interface WaitingPeopleProps {
  waiting: LiveList<ProgressRecord>;
  heading?: 'h2' | 'h3';
  /** Without the button for the next page. */
  isFirstPage?: boolean;
  /** Below the lists, once these are known. */
  children?: ReactNode;
}

/** Longest waiting first, below the changes that wait. Nothing is shown before both are known, so that nothing moves. */
export function WaitingPeople({
  waiting,
  heading = 'h2',
  isFirstPage = false,
  children,
}: WaitingPeopleProps) {
  const waitingChanges = useWaitingChanges();
  const { live } = waiting;
  const people = live.state === 'ready' ? live.value.items : [];
  const findings = useReadOnce(people, findingsOf);
  const changes = useReadOnce(
    people.filter(({ decision }) => decision !== undefined),
    changesSinceDecision,
  );
  if (!isKnown(waiting) || !isKnown(waitingChanges)) return <Loader />;
  return (
    <>
      <WaitingChanges waiting={waitingChanges} heading={heading} />
      <PagedList
        list={waiting}
        what="people"
        isFirstPage={isFirstPage}
        empty={
          <Card body>
            <EmptyState
              heading={heading}
              title="No one is waiting for a decision"
              link={{ to: paths.due, label: 'Open the due list' }}
            >
              When a reviewer sends someone for approval, they are listed here. You are also informed by
              e-mail.
            </EmptyState>
          </Card>
        }
      >
        {(items) => <ApprovalTable people={items} findings={findings} changes={changes} />}
      </PagedList>
      {children}
    </>
  );
}

function isKnown({ live }: LiveList<unknown>): boolean {
  return live.state !== 'loading' || live.last !== undefined;
}

interface ApprovalTableProps {
  people: readonly ProgressRecord[];
  findings: KnownByUid<Findings>;
  changes: KnownByUid<readonly string[]>;
}

function ApprovalTable({ people, findings, changes }: ApprovalTableProps) {
  const now = useNow();
  return (
    <BlockTable
      hover
      caption="People who wait for a decision"
      columns={['Name', 'Introducer', 'Waiting', 'Flags']}
    >
      {people.map((person) => {
        const { uid, fpocno, since, decision } = person;
        const changed = changes.get(uid);
        return (
          <tr key={uid}>
            <NameCell person={person}>
              {changed && (
                <span className="d-block small text-body-secondary">{sinceDecisionText(changed)}</span>
              )}
            </NameCell>
            <td data-label="Introducer">
              <BrokenAtAt address={fpocno || 'None'} />
            </td>
            <td data-label="Waiting" title={since > 0 ? formatTimestamp(since) : undefined}>
              {waitingText(person, now)}
            </td>
            <td data-label="Flags">
              <div>
                <Flags findings={findings.get(uid)} />
                {decision?.action === 'acceptasexception' && <div>{exceptionText(decision.until)}</div>}
                {isUnverified(person) && <div className="status-submitted">Address not verified</div>}
              </div>
            </td>
          </tr>
        );
      })}
    </BlockTable>
  );
}

interface NameCellProps {
  person: ProgressRecord;
  children?: ReactNode;
}

export function NameCell({ person: { uid, name, usertype, userid }, children }: NameCellProps) {
  return (
    <th scope="row">
      <PersonName name={name} to={approvalPath(uid)} />
      <span className="d-block small text-body-secondary">
        <Sentence values={[userid]}>{[userTypeLabel(usertype), userid].filter(Boolean).join(' · ')}</Sentence>
      </span>
      {children}
    </th>
  );
}

function Flags({ findings }: { findings: Findings | null | undefined }) {
  if (findings === undefined) return <span className="visually-hidden">Loading</span>;
  if (findings === null) return 'Not known';
  const tone = countFlags(findings) === 0 ? 'text-body-secondary' : 'status-submitted';
  return <span className={tone}>{flagsText(findings)}</span>;
}

/** null: none exist. Absent: not known yet. */
type KnownByUid<T> = ReadonlyMap<string, T | null>;

/**
 * Reads once for each page of people, and again for a person who is sent for approval again. The list works
 * without it, because the page of a person reads it too.
 * @param read the same function in each render
 */
function useReadOnce<T>(
  people: readonly ProgressRecord[],
  read: (uids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): KnownByUid<T> {
  const [known, setKnown] = useState<ReadonlyMap<string, { since: number; found: T | null }>>(new Map());
  const missing = people.filter(({ uid, since }) => known.get(uid)?.since !== since).slice(0, PAGE_SIZE);
  const wanted = JSON.stringify(missing.map(({ uid, since }) => [uid, since]));
  useEffect(() => {
    const asked = JSON.parse(wanted) as [uid: string, since: number][];
    if (asked.length === 0) return;
    let isOver = false;
    const keep = (found: ReadonlyMap<string, T>) => {
      if (isOver) return;
      const entries = asked.map(([uid, since]) => [uid, { since, found: found.get(uid) ?? null }] as const);
      setKnown((before) => new Map([...before, ...entries]));
    };
    read(asked.map(([uid]) => uid)).then(keep, () => keep(new Map()));
    return () => {
      isOver = true;
    };
  }, [wanted, read]);
  return new Map([...known].map(([uid, { found }]) => [uid, found]));
}

function exceptionText(until: string | undefined): string {
  return until
    ? `Accepted before as an exception until ${formatDate(until)}`
    : 'Accepted before as an exception';
}

function sinceDecisionText(titles: readonly string[]): string {
  return titles.length > 0
    ? `Changed since the last decision: ${titles.join(', ')}`
    : 'No changes since the last decision';
}

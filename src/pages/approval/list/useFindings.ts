import { useEffect, useState } from 'react';
import { findingsOf } from '../../../backend/records/approvalQueue.ts';
import { PAGE_SIZE } from '../../../backend/records/livePages.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import type { Findings } from '../../../domain/review/findings.ts';

/** null: there are none. Absent: not known yet. */
export type FindingsByUid = ReadonlyMap<string, Findings | null>;

/** Read once for each page of people. Who is sent for approval again has new ones. */
export function useFindings(people: readonly ProgressRecord[]): FindingsByUid {
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

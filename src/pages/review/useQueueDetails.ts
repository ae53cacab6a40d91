import { useEffect, useState } from 'react';
import { getQueueDetails } from '../../backend/review/queueDetails.ts';
import type { QueueDetail } from '../../domain/queue/queue.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';

type Known = ReadonlyMap<string, QueueDetail & { since: number }>;

/** Read once for each person, and again when a status moved. */
export function useQueueDetails(people: readonly ProgressRecord[]): { details: Known; hasFailed: boolean } {
  const [details, setDetails] = useState<Known>(new Map());
  const [failed, setFailed] = useState('');
  const missing = people
    .filter(({ uid, since }) => details.get(uid)?.since !== since)
    .map(({ uid, since }) => `${uid} ${since}`)
    .join();
  useEffect(() => {
    if (missing === '') return;
    let isOver = false;
    const sinceOf = new Map(missing.split(',').map((each) => each.split(' ') as [string, string]));
    getQueueDetails([...sinceOf.keys()]).then(
      (found) => {
        if (isOver) return;
        const read = [...found].map(
          ([uid, detail]) => [uid, { ...detail, since: Number(sinceOf.get(uid)) }] as const,
        );
        setDetails((before) => new Map([...before, ...read]));
      },
      () => isOver || setFailed(missing),
    );
    return () => {
      isOver = true;
    };
  }, [missing]);
  return { details, hasFailed: missing !== '' && failed === missing };
}

import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { showCard, watchDelegationsTo, watchOwnDelegation } from '../../backend/deputies/deputies.ts';
import { paths } from '../../config/paths.ts';
import { isRunning } from '../../domain/people/delegations.ts';
import { formatDate, formatTimestamp, startOfDayInIndia, todayInIndia } from '../../domain/time/dates.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useNow } from '../../records/useNow.ts';
import { useWatched } from '../../records/useRecords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

/** The delegations of an approver, and those to the approver. Others can name the approver once `showCard` has succeeded. */
export function useDelegations({ uid, name, email }: Approver) {
  const own = useWatched(uid, watchOwnDelegation);
  const others = useWatched(uid, watchDelegationsTo);
  // A failure shows when another approver looks for a deputy.
  useEffect(() => void showCard({ uid, name, email }).catch(() => undefined), [uid, name, email]);
  return { own, others };
}

/** Shown above the waiting list: the absent approver and the deputy (R25). */
export function ActingNote({ approver }: { approver: Approver }) {
  const delegations = useDelegations(approver);
  const own = lastOf(delegations.own.live)?.value;
  const others = lastOf(delegations.others.live)?.value ?? [];
  const now = useNow();
  const running = others.filter((delegation) => isRunning(delegation, now));
  const isAway = own && isRunning(own, now);
  if (running.length === 0 && !isAway) return null;
  return (
    <Notice kind="info">
      {running.map((delegation) => (
        <p key={delegation.uid} className="mb-0">
          <Sentence
            values={[delegation.name]}
          >{`You decide on behalf of ${delegation.name}, who is back on ${momentText(delegation.until)}.`}</Sentence>
        </p>
      ))}
      {isAway && (
        <p className="mb-0">
          <Sentence
            values={[own.deputyName]}
          >{`${own.deputyName} decides for you, and gets your mails. You are back on ${momentText(own.until)}.`}</Sentence>{' '}
          <Link to={paths.away}>Change this</Link>
        </p>
      )}
    </Notice>
  );
}

/** A day, with the time where it is not its start. */
export function momentText(at: number): string {
  const day = todayInIndia(new Date(at));
  return startOfDayInIndia(day) === at ? formatDate(day) : formatTimestamp(at);
}

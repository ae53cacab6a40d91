import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { showCard, watchDelegationsTo, watchOwnDelegation } from '../../backend/deputies/deputies.ts';
import { paths } from '../../config/paths.ts';
import { isRunning } from '../../domain/people/delegations.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useNow } from '../../records/useNow.ts';
import { useWatched } from '../../records/useRecords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { momentText } from './deputyTexts.ts';

/** Shown above the waiting list: the absent approver and the deputy (R25). */
export function ActingNote({ approver: { uid, name, email } }: { approver: Approver }) {
  const own = lastOf(useWatched(uid, watchOwnDelegation).live)?.value;
  const others = lastOf(useWatched(uid, watchDelegationsTo).live)?.value ?? [];
  const now = useNow();
  // The list works without it: others cannot name this approver until it succeeds.
  useEffect(() => void showCard({ uid, name, email }).catch(() => undefined), [uid, name, email]);
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

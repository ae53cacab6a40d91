import { useCallback } from 'react';
import { watchChecks } from '../backend/records/reviews.ts';
import { CHECK_KINDS, CHECK_RESULTS, type Check, inOrderOfDays, isDue } from '../domain/review/checks.ts';
import { formatDate } from '../domain/time/dates.ts';
import { useLivePages } from '../records/useLivePages.ts';
import { today } from '../records/useNow.ts';
import { LiveView } from '../ui/feedback/LiveView.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';

type Watch = Parameters<typeof useLivePages<Check>>[0];

/** For reviewers and approvers: the person does not see the checks. */
export function CheckList({ uid, labelledBy }: { uid: string; labelledBy: string }) {
  const watch = useCallback<Watch>((...observer) => watchChecks(uid, ...observer), [uid]);
  const { live, showMore, retry } = useLivePages<Check>(watch);
  return (
    <LiveView live={live} onRetry={retry}>
      {({ items, more }) =>
        items.length === 0 ? (
          <p className="review-nothing mb-0">No check is recorded.</p>
        ) : (
          <>
            <ul className="review-log check-list" aria-labelledby={labelledBy}>
              {inOrderOfDays(items).map((check) => (
                <CheckItem key={check.id} check={check} />
              ))}
            </ul>
            <ShowMore more={more} what="checks" onClick={showMore} />
          </>
        )
      }
    </LiveView>
  );
}

/** The date of a check that a newer one has replaced no longer counts. */
function CheckItem({ check }: { check: ReturnType<typeof inOrderOfDays>[number] }) {
  const { kind, result, nameFound, day, again, isNewest } = check;
  const isNow = isDue(check, today());
  return (
    <li>
      <span>
        <strong>{CHECK_KINDS[kind].title}</strong>:{' '}
        <span className={result === 'matches' ? undefined : 'check-warning'}>{CHECK_RESULTS[result]}</span>
        {nameFound && `, ${nameFound}`}
        {again !== undefined && isNewest && (
          <span className={`d-block ${isNow ? 'check-warning' : 'review-facts'}`}>
            {isNow ? 'Due for a new check since' : 'Check again on'} {formatDate(again)}
          </span>
        )}
      </span>
      <time dateTime={day}>{formatDate(day)}</time>
    </li>
  );
}

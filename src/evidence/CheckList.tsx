import { watchChecks } from '../backend/records/reviews.ts';
import type { UserRecord } from '../domain/records/records.ts';
import {
  accountSince,
  CHECK_KINDS,
  CHECK_RESULTS,
  inOrderOfDays,
  isBeforeAccount,
  isDue,
} from '../domain/review/checks.ts';
import { formatDate, formatTimestamp } from '../domain/time/dates.ts';
import { useWatchedPages } from '../records/useLivePages.ts';
import { today } from '../records/useNow.ts';
import { STORED } from '../ui/stored.ts';
import { PagedList } from './PagedList.tsx';

/** For reviewers and approvers: the person does not see the checks. */
export function CheckList({ record, labelledBy }: { record: UserRecord; labelledBy: string }) {
  const since = accountSince(record);
  return (
    <PagedList
      list={useWatchedPages(record.uid, watchChecks)}
      what="checks"
      empty={<p className="text-body-secondary mb-0">No check is recorded.</p>}
    >
      {(items) => (
        <ul className="review-log list-unstyled" aria-labelledby={labelledBy}>
          {inOrderOfDays(items).map((check) => (
            <CheckItem key={check.id} check={check} since={since} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

interface CheckItemProps {
  check: ReturnType<typeof inOrderOfDays>[number];
  /** When the account on record was submitted. */
  since: number | undefined;
}

const WARNING = 'fw-semibold status-submitted';

/** The date of a check that a newer one has replaced no longer counts. */
function CheckItem({ check, since }: CheckItemProps) {
  const { kind, result, nameFound, day, again, isNewest } = check;
  const isNow = isDue(check, today());
  const isBefore = isBeforeAccount(check, since);
  return (
    // A long name is beside the day, not above it.
    <li className="flex-nowrap">
      <span>
        <strong>{CHECK_KINDS[kind].title}</strong>:{' '}
        <span className={result === 'matches' ? undefined : WARNING}>{CHECK_RESULTS[result]}</span>
        <span {...STORED}>{nameFound && `, ${nameFound}`}</span>
        {isBefore && (
          <span
            className={`${WARNING} d-block`}
          >{`Before the bank details of ${formatTimestamp(since ?? 0)}`}</span>
        )}
        {again !== undefined && isNewest && (
          <span
            className={`d-block ${isNow ? WARNING : 'small text-body-secondary'}`}
          >{`${isNow ? 'Due for a new check since' : 'Check again on'} ${formatDate(again)}`}</span>
        )}
      </span>
      <time className="text-nowrap" dateTime={day}>
        {formatDate(day)}
      </time>
    </li>
  );
}

import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { type WaitingAmendments, watchWaiting } from '../../backend/amendments/amendments.ts';
import { getNames } from '../../backend/records/queries.ts';
import { approvalChangePath } from '../../config/paths.ts';
import { AMENDMENT_KIND_KEYS, amendmentKind } from '../../domain/records/amendments.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { type LiveList, useWatchedPages } from '../../records/useLivePages.ts';
import { useRead } from '../../records/useRead.ts';
import { Sentence } from '../../ui/Sentence.tsx';
import { PagedList } from '../PagedList.tsx';

/** Validated changes of approved people, longest waiting first (R20). */
export function useWaitingChanges(): LiveList<WaitingAmendments> {
  return useWatchedPages('approver', watchWaiting);
}

interface WaitingChangesProps {
  waiting: LiveList<WaitingAmendments>;
  heading: 'h2' | 'h3';
}

/** Nothing without a change. */
export function WaitingChanges({ waiting, heading: Heading }: WaitingChangesProps) {
  const { live } = waiting;
  const people = live.state === 'ready' ? live.value.items.map(({ uid }) => uid).join() : '';
  const names = useRead(people, getNames).value;
  return (
    <PagedList
      list={waiting}
      what="changes"
      frame={(shown) => (
        <Card as="section" body aria-labelledby="waiting-changes">
          <Heading id="waiting-changes" className="h5">
            Changes to confirm
          </Heading>
          {shown}
        </Card>
      )}
    >
      {(items) => (
        <ul className="mb-0">
          {items.flatMap(({ uid, statuses, since }) =>
            AMENDMENT_KIND_KEYS.filter((kind) => statuses[kind] === 2).map((kind) => (
              <li key={`${uid}/${kind}`}>
                <Link to={approvalChangePath(uid, kind)}>
                  <Sentence
                    values={[names?.get(uid)]}
                  >{`${names?.get(uid) ?? 'A person'}: ${amendmentKind(kind).title}`}</Sentence>
                </Link>
                <span>{`, ${formatTimestamp(since)}`}</span>
              </li>
            )),
          )}
        </ul>
      )}
    </PagedList>
  );
}

import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import FormCheck from 'react-bootstrap/FormCheck';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { giveBack, takePerson } from '../../backend/review/assignments.ts';
import { paths } from '../../config/paths.ts';
import { toAppError } from '../../domain/appError.ts';
import { isolated } from '../../domain/isolated.ts';
import {
  isOwnList,
  type QueueDetail,
  type QueuePage,
  type QueueSort,
  type QueueView,
} from '../../domain/queue/queue.ts';
import { toQuery } from '../../domain/queue/queueAddress.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import type { Assignment } from '../../domain/transitions/assignments.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useNow } from '../../records/useNow.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { KEEPS_FOCUS } from '../../ui/PageHeading.tsx';
import { isSelectable, QueueRow } from './QueueRow.tsx';

interface QueueTableProps extends Pick<QueuePage, 'due'> {
  view: QueueView;
  people: readonly ProgressRecord[];
  details: ReadonlyMap<string, QueueDetail>;
  assignments: ReadonlyMap<string, Assignment>;
  reviewer: Reviewer;
  /** Uids. */
  selected: readonly string[];
  onSelect: (uids: readonly string[]) => void;
}

export function QueueTable({
  view,
  people,
  due,
  details,
  assignments,
  reviewer,
  selected,
  onSelect,
}: QueueTableProps) {
  const now = useNow();
  const { error, ...assigning } = useAssigning(reviewer);
  const selectable = people.filter(isSelectable).map(({ uid }) => uid);
  return (
    <>
      <Failure>{error}</Failure>
      <Card as="section" className="table-card" aria-label="People">
        <Table className="queue-table small mb-0">
          <QueueHead view={view} selectable={selectable} selected={selected} onSelect={onSelect} />
          <tbody>
            {people.map((person) => (
              <QueueRow
                key={person.uid}
                person={person}
                now={now}
                due={due?.get(person.uid) ?? []}
                detail={details.get(person.uid)}
                assignment={assignments.get(person.uid)}
                assigning={{ reviewerUid: reviewer.uid, ...assigning }}
                isSelected={selected.includes(person.uid)}
                onSelect={(isSelected) =>
                  onSelect(
                    isSelected ? [...selected, person.uid] : selected.filter((each) => each !== person.uid),
                  )
                }
              />
            ))}
          </tbody>
        </Table>
      </Card>
    </>
  );
}

interface QueueHeadProps extends Pick<QueueTableProps, 'view' | 'selected' | 'onSelect'> {
  selectable: readonly string[];
}

/** The heads sort, but not a search or a list with its own order. */
function QueueHead({ view, selectable, selected, onSelect }: QueueHeadProps) {
  const canSort = !view.search && !isOwnList(view.filters.status);
  const sorted = (sort: QueueSort, label: string, className?: string) => (
    <th scope="col" className={className} aria-sort={orderOf(view, sort, canSort)}>
      {canSort ? <SortLink view={view} sort={sort} label={label} /> : label}
    </th>
  );
  return (
    <thead>
      <tr>
        <td className="queue-wide">
          {selectable.length > 0 && (
            <FormCheck
              aria-label="Select everyone on this page"
              checked={selectable.every((uid) => selected.includes(uid))}
              onChange={({ target }) => onSelect(target.checked ? selectable : [])}
            />
          )}
        </td>
        {sorted('name', 'Name')}
        <th scope="col">Stage</th>
        <th scope="col">Forms</th>
        {sorted('flags', 'Flags')}
        {sorted('introducer', 'Introducer', 'queue-wide')}
        {sorted('reviewer', 'Reviewer')}
        {sorted('newest', 'Waiting')}
      </tr>
    </thead>
  );
}

/** The longest wait comes first where nothing else is chosen. */
function orderOf({ sort }: QueueView, column: QueueSort, canSort: boolean) {
  if (sort === column) return 'ascending';
  return column === 'newest' && canSort && sort === undefined ? 'descending' : undefined;
}

/** A second press goes back to the longest wait first. The sorts of one page stay on it. */
function SortLink({ view, sort, label }: { view: QueueView; sort: QueueSort; label: string }) {
  const isActive = view.sort === sort;
  const isOfPage = [sort, view.sort].every((each) => !each || each === 'flags' || each === 'reviewer');
  const to = toQuery(view.filters, isOfPage ? view.page : 1, isActive ? undefined : sort);
  return (
    <Link to={paths.review + to} state={KEEPS_FOCUS}>
      <span>{label}</span>
      {isActive && <span aria-hidden="true">{` ${sort === 'newest' ? '▴' : '▾'}`}</span>}
    </Link>
  );
}

/** Takes one person, or gives one back. Names the person in an error, because the row may be far from it. */
function useAssigning(reviewer: Reviewer) {
  const [pending, setPending] = useState<string>();
  const [error, setError] = useState<string>();
  const assign = async ({ uid, name }: ProgressRecord, write: typeof giveBack) => {
    setPending(uid);
    setError(undefined);
    try {
      await write(uid, reviewer);
    } catch (thrown) {
      setError(`${isolated(name || 'No name')}: ${saveErrorMessage(toAppError(thrown))}`);
    }
    setPending(undefined);
  };
  return {
    pending,
    error,
    take: (person: ProgressRecord) => void assign(person, (uid, by) => takePerson(uid, by)),
    giveBack: (person: ProgressRecord) => void assign(person, giveBack),
  };
}

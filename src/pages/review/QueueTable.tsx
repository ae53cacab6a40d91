import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { giveBack, takePerson } from '../../backend/review/assignments.ts';
import { toAppError } from '../../domain/appError.ts';
import { isolated } from '../../domain/isolated.ts';
import type { QueueDetail, QueuePage, QueueView } from '../../domain/queue/queue.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import type { Assignment } from '../../domain/transitions/assignments.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useNow } from '../../records/useNow.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { QueueHead } from './QueueHead.tsx';
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
        <Table className="queue-table">
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

import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import type { QueueDetail, QueuePage, QueueView } from '../../domain/queue/queue.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import type { Assignment } from '../../domain/transitions/assignments.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useNow } from '../../records/useNow.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { QueueHead } from './QueueHead.tsx';
import { isSelectable, QueueRow } from './QueueRow.tsx';
import { useAssigning } from './useAssigning.ts';

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

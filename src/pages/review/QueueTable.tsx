import Card from 'react-bootstrap/Card';
import FormCheck from 'react-bootstrap/FormCheck';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { reviewPath } from '../../config/paths.ts';
import { DASHBOARD_FORMS, FURTHER_FORMS } from '../../domain/forms/registry.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import { stageText, userTypeLabel } from '../../domain/people/table.ts';
import type { FormStatus, FormStatuses, ProgressRecord } from '../../domain/records/records.ts';
import { CHECK_KINDS, type CheckKind } from '../../domain/review/checks.ts';
import {
  canSendFrom,
  canValidateFrom,
  isLate,
  type QueuePage,
  standingText,
} from '../../domain/review/queue.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { waitingText } from '../../domain/time/waitingTime.ts';
import { isShownDenied } from '../../domain/transitions/approval.ts';
import { useNow } from '../../records/useNow.ts';
import { StatusIcon } from '../../ui/feedback/StatusBadge.tsx';

interface QueueTableProps extends Pick<QueuePage, 'people' | 'due'> {
  /** Uids. */
  selected: readonly string[];
  onSelect: (uids: readonly string[]) => void;
}

const isSelectable = (person: ProgressRecord) => canValidateFrom(person) || canSendFrom(person);

export function QueueTable({ people, due, selected, onSelect }: QueueTableProps) {
  const now = useNow();
  const selectable = people.filter(isSelectable).map(({ uid }) => uid);
  if (people.length === 0) return null;
  return (
    <Card as="section" className="table-card" aria-label="People">
      <Table className="queue-table">
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
            <th scope="col">Name</th>
            <th scope="col" className="queue-wide">
              User ID
            </th>
            <th scope="col" className="queue-wide">
              Type
            </th>
            <th scope="col">Stage</th>
            <th scope="col">Forms</th>
            <th scope="col">Waiting</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <QueueRow
              key={person.uid}
              person={person}
              now={now}
              due={due?.get(person.uid) ?? []}
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
  );
}

interface QueueRowProps {
  person: ProgressRecord;
  now: number;
  due: readonly CheckKind[];
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** Colour marks only what needs attention. */
function QueueRow({ person, now, due, isSelected, onSelect }: QueueRowProps) {
  const { uid, name, userid, usertype, forms, since } = person;
  const standing = standingText(person);
  return (
    <tr>
      <td className="queue-wide">
        {isSelectable(person) && (
          <FormCheck
            aria-label={`Select ${name || 'No name'}`}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        )}
      </td>
      <td className="queue-name">
        <Link to={reviewPath(uid)}>{name || 'No name'}</Link>
        {standing && <div className={`queue-standing ${person.known ? '' : 'is-unknown'}`}>{standing}</div>}
        {due.length > 0 && (
          <div className="queue-standing">
            Check again: {due.map((kind) => CHECK_KINDS[kind].title).join(', ')}
          </div>
        )}
      </td>
      <td className="queue-wide queue-muted">{userid}</td>
      <td className="queue-wide queue-muted">{userTypeLabel(usertype)}</td>
      <td className={isShownDenied(person) ? 'status-danger' : undefined}>{stageText(person)}</td>
      <td className="queue-forms">
        <FormChips forms={forms} />
      </td>
      <td className={`text-nowrap ${isLate(person, now) ? 'queue-late' : ''}`}>
        {since > 0 && (
          <time dateTime={new Date(since).toISOString()} title={formatTimestamp(since)}>
            {waitingText(person, now)}
          </time>
        )}
      </td>
    </tr>
  );
}

// Whole class names, because the build keeps only the styles of names that it finds.
const CHIP_CLASSES: Record<FormStatus, string> = {
  [-1]: 'is-queried',
  0: '',
  1: '',
  2: 'is-validated',
  3: 'is-validated',
};

function FormChips({ forms }: { forms: FormStatuses }) {
  // Progress does not contain which other forms apply, so they show once they have a status.
  const shown = [...DASHBOARD_FORMS, ...FURTHER_FORMS.filter(({ key }) => forms[key] !== 0)];
  return (
    <ul>
      {shown.map(({ key, title, shortTitle }) => (
        <li
          key={key}
          className={`queue-chip ${CHIP_CLASSES[forms[key]]}`}
          title={`${title}: ${formStatusLabel(forms[key])}`}
        >
          <StatusIcon status={forms[key]} />
          {shortTitle}
          <span className="visually-hidden">: {formStatusLabel(forms[key])}</span>
        </li>
      ))}
    </ul>
  );
}

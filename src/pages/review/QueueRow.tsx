import Button from 'react-bootstrap/Button';
import FormCheck from 'react-bootstrap/FormCheck';
import { reviewPath } from '../../config/paths.ts';
import { DASHBOARD_FORMS, FURTHER_FORMS } from '../../domain/forms/registry.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import { isShownDenied } from '../../domain/people/denied.ts';
import { stageText, userTypeLabel } from '../../domain/people/table.ts';
import {
  canSendFrom,
  canValidateFrom,
  identityText,
  isLate,
  type QueueDetail,
} from '../../domain/queue/queue.ts';
import type { FormStatus, FormStatuses, ProgressRecord } from '../../domain/records/records.ts';
import { CHECK_KINDS, type CheckKind } from '../../domain/review/checks.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { waitingDays, waitingText } from '../../domain/time/waitingTime.ts';
import type { Assignment } from '../../domain/transitions/assignments.ts';
import { ReviewIcon } from '../../ui/feedback/StatusBadge.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { STORED } from '../../ui/stored.ts';

interface Assigning {
  reviewerUid: string;
  /** The uid of the person who is being taken or given back. */
  pending: string | undefined;
  take: (person: ProgressRecord) => void;
  giveBack: (person: ProgressRecord) => void;
}

interface QueueRowProps {
  person: ProgressRecord;
  now: number;
  due: readonly CheckKind[];
  /** Absent while unknown. */
  detail: QueueDetail | undefined;
  assignment: Assignment | undefined;
  assigning: Assigning;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

export const isSelectable = (person: ProgressRecord) => canValidateFrom(person) || canSendFrom(person);

/** Colour marks only what needs attention. */
export function QueueRow({
  person,
  now,
  due,
  detail,
  assignment,
  assigning,
  isSelected,
  onSelect,
}: QueueRowProps) {
  const { uid, name, userid, usertype, forms, since } = person;
  const identity = identityText(person);
  return (
    <tr>
      <td className="queue-wide queue-select">
        {isSelectable(person) && (
          <FormCheck
            aria-label={`Select ${name || 'No name'}`}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        )}
      </td>
      <td className="queue-name">
        <PersonName name={name} to={reviewPath(uid)} />
        <div className="queue-detail">
          <Sentence values={[userid]}>
            {[userTypeLabel(usertype), userid].filter(Boolean).join(' · ')}
          </Sentence>
        </div>
        {identity && <div className={`queue-detail ${person.known ? '' : 'is-unknown'}`}>{identity}</div>}
        {due.length > 0 && (
          <div className="queue-detail">{`Check again: ${due.map((kind) => CHECK_KINDS[kind].title).join(', ')}`}</div>
        )}
      </td>
      <td className={`queue-stage ${isShownDenied(person) ? 'status-danger' : ''}`}>{stageText(person)}</td>
      <td className="queue-forms">
        <FormChips forms={forms} />
      </td>
      <td className="text-body-secondary text-nowrap">
        {detail?.flags !== undefined && (
          <span title={detail.flags > 0 ? 'Flags, without duplicates' : 'Duplicates were not looked for'}>
            {flagCount(detail.flags)}
          </span>
        )}
      </td>
      <td className="queue-wide text-body-secondary" title={person.fpocno} {...STORED}>
        {detail?.introducer}
      </td>
      <td className="text-body-secondary">
        <Assigned person={person} assignment={assignment} assigning={assigning} />
      </td>
      <td className={`text-nowrap ${isLate(person, now) ? 'is-late' : ''}`}>
        {waitingDays(person, now) !== null && (
          <time dateTime={new Date(since).toISOString()} title={formatTimestamp(since)}>
            {waitingText(person, now)}
          </time>
        )}
      </td>
    </tr>
  );
}

function flagCount(flags: number): string {
  if (flags === 0) return 'No flags';
  return flags === 1 ? '1 flag' : `${flags} flags`;
}

/** Another reviewer's person is taken over on their page, where there is more to see. */
function Assigned({
  person,
  assignment,
  assigning,
}: Pick<QueueRowProps, 'person' | 'assignment' | 'assigning'>) {
  const { reviewerUid, pending, take, giveBack } = assigning;
  if (assignment && assignment.reviewer !== reviewerUid) {
    return (
      <span title={`Since ${formatTimestamp(assignment.at)}`} {...STORED}>
        {assignment.name}
      </span>
    );
  }
  const name = person.name || 'No name';
  return (
    <>
      {assignment && <span>{'You '}</span>}
      <Button
        size="sm"
        variant="link"
        className="queue-take p-0 text-nowrap"
        disabled={pending === person.uid}
        aria-label={assignment ? `Give back ${name}` : `Take ${name}`}
        onClick={() => (assignment ? giveBack : take)(person)}
      >
        {assignment ? 'Give back' : 'Take'}
      </Button>
    </>
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
    <ul className="list-unstyled d-flex flex-wrap gap-1 mb-0">
      {shown.map(({ key, title, shortTitle }) => (
        <li
          key={key}
          className={`queue-chip ${CHIP_CLASSES[forms[key]]}`}
          title={`${title}: ${formStatusLabel(forms[key])}`}
        >
          <ReviewIcon status={forms[key]} />
          <span>{shortTitle}</span>
          <span className="visually-hidden">{`: ${formStatusLabel(forms[key])}`}</span>
        </li>
      ))}
    </ul>
  );
}

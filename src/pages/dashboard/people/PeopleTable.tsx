import Table from 'react-bootstrap/Table';
import { FORM_LIST } from '../../../domain/forms/registry.ts';
import { progressStatus } from '../../../domain/forms/statuses.ts';
import { stageText, userTypeLabel } from '../../../domain/people/table.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { isStuck } from '../../../domain/reminders/reminders.ts';
import { waitingText } from '../../../domain/time/waitingTime.ts';
import { isShownDenied } from '../../../domain/transitions/approval.ts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx';
import { Remind, useReminders } from './Remind.tsx';

interface PeopleTableProps {
  introducerUid: string;
  people: readonly ProgressRecord[];
  now: number;
}

export function PeopleTable({ introducerUid, people, now }: PeopleTableProps) {
  const stuck = people.filter((person) => isStuck(person, now));
  const reminders = useReminders(introducerUid, stuck.length > 0);
  return (
    <div className="table-scroll people-scroll">
      <Table className="align-middle people-table">
        <caption className="visually-hidden">People who named you as their introducer</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Stage</th>
            <th scope="col">Waiting</th>
            {FORM_LIST.map(({ key, shortTitle, title }) => (
              <th scope="col" key={key} title={title}>
                {shortTitle}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.uid}>
              <th scope="row">
                {person.name}
                <span className="people-id">
                  {userTypeLabel(person.usertype)} · {person.userid}
                </span>
              </th>
              <td data-label="Stage">
                <Stage person={person} />
              </td>
              <td data-label="Waiting">
                <div className="people-waiting">
                  <span className="text-nowrap">{waitingText(person, now)}</span>
                  {stuck.includes(person) && <Remind person={person} now={now} {...reminders} />}
                </div>
              </td>
              {FORM_LIST.map(({ key, shortTitle }) => (
                <td key={key} data-label={shortTitle}>
                  <StatusBadge status={progressStatus(person.forms, key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** For a denial also the reason and the next step. */
function Stage({ person }: { person: ProgressRecord }) {
  if (!isShownDenied(person)) return stageText(person);
  const { decision } = person;
  return (
    <div>
      <strong className="status-danger">{stageText(person)}</strong>
      <span className="people-id">
        {decision?.reason && `Reason: ${decision.reason} `}
        The review team is looking into it. Please help to correct what is asked for.
      </span>
    </div>
  );
}

import { FORM_LIST } from '../forms/registry.ts';
import { formStatusLabel, overallStatusLabel, progressStatus } from '../forms/statuses.ts';
import type { ProgressRecord, UserType } from '../records/records.ts';
import { formatDate, todayInIndia } from '../time/dates.ts';
import { waitingDays } from '../time/waitingTime.ts';
import { isShownDenied } from './denied.ts';

const TYPE_LABELS: Record<UserType, string> = {
  introducer: 'Introducer',
  trainee: 'Trainee',
  vendor: 'Vendor',
};

export function userTypeLabel(usertype: UserType): string {
  return TYPE_LABELS[usertype];
}

/** A denied record has status submitted, but must show as denied. */
export function stageText(person: ProgressRecord): string {
  return isShownDenied(person) ? 'Denied' : overallStatusLabel(person.forms.status);
}

/** R13: only fields of progress records. */
export function peopleTable(people: readonly ProgressRecord[], now: number): string[][] {
  const head = [
    'Name',
    'User ID',
    'Type',
    'Stage',
    ...FORM_LIST.map(({ title }) => title),
    'Last change',
    'Working days waiting',
  ];
  return [head, ...people.map((person) => rowOf(person, now))];
}

function rowOf(person: ProgressRecord, now: number): string[] {
  const { name, userid, usertype, forms, since } = person;
  return [
    name,
    userid,
    userTypeLabel(usertype),
    stageText(person),
    ...FORM_LIST.map(({ key }) => formStatusLabel(progressStatus(forms, key))),
    since > 0 ? formatDate(todayInIndia(new Date(since))) : '',
    `${waitingDays(person, now) ?? ''}`,
  ];
}

import { changePath, paths } from '../../config/paths.ts';
import { FORMS, formTitle, isFormListed } from '../forms/registry.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import { profileTask } from '../tasks/profileTask.ts';
import type { Task } from '../tasks/task.ts';
import { formTask } from '../tasks/taskList.ts';
import { openForms } from '../tasks/timeline.ts';
import { formatDate, todayInIndia } from '../time/dates.ts';
import { hasRunOut, owedUnderException } from './exceptions.ts';
import { dueExpiries, type Expiry } from './expiries.ts';
import { isRenewable, renewalDay, renewalYear, YEARLY_LETTERS } from './letterYears.ts';

/**
 * What an approved person has to do, the urgent first: answers, what an exception waived, forms that were never
 * validated, letters of the year that begins, documents that end. Empty when nothing is left.
 */
export function dueTasksOf(record: UserRecord, documents: DocumentsRecord, now: number): Task[] {
  const profile = profileTask(record);
  const tasks = [
    ...(profile.state === 'back' ? [profile] : []),
    ...(record.forms.status === 5 ? promisedTasks(record, documents, now) : openTasks(record)),
    ...dueRenewals(record, now).map((renewal) => renewalTask(record, renewal, now)),
    ...dueExpiries(record, documents, now).map((expiry) => expiryTask(expiry, now)),
  ];
  return tasks.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

const ORDER: readonly Task['state'][] = ['back', 'todo', 'reviewer', 'approver', 'done'];

function openTasks(record: UserRecord): Task[] {
  const submitted = YEARLY_LETTERS.filter((key) => isFormListed(record, key) && record.forms[key] === 1);
  return [...openForms(record), ...submitted.map((key) => FORMS[key])].map((form) =>
    formTask(record, null, form),
  );
}

function promisedTasks(record: UserRecord, documents: DocumentsRecord, now: number): Task[] {
  const owed = owedUnderException(record, documents);
  const by = promisedBy(record, now);
  return [
    ...owed.documents.map(({ document, title, state }): Task => {
      const task = { key: document, title };
      if (state === 'submitted')
        return { ...task, state: 'reviewer', detail: 'Uploaded. A reviewer looks at it.' };
      if (state === 'done')
        return { ...task, state: 'approver', detail: 'Uploaded. An approver looks at it.' };
      return {
        ...task,
        state: 'todo',
        detail: `To be uploaded${by}.`,
        action: { label: `Upload: ${title}`, path: paths.uploadDocuments },
      };
    }),
    ...owed.forms.map(({ form, state }) => {
      const task = formTask(record, documents, FORMS[form]);
      return state === 'open' ? { ...task, detail: `${task.detail} It is due${by || ' now'}.` } : task;
    }),
  ];
}

/** Starts with a space; empty without a last day. */
function promisedBy(record: UserRecord, now: number): string {
  const { until } = record.approval ?? {};
  if (!until) return '';
  const by = ` by ${formatDate(until)}`;
  return hasRunOut(record, now) ? `${by}, which has passed: you can still do it` : by;
}

export interface Renewal {
  form: (typeof YEARLY_LETTERS)[number];
  /** Like 2027-28. */
  year: string;
  /** An ISO date. */
  day: string;
}

/** R21. */
export function dueRenewals(record: UserRecord, now: number): Renewal[] {
  const year = renewalYear(now);
  return YEARLY_LETTERS.filter((key) => isFormListed(record, key) && isRenewable(record, key, now)).map(
    (form) => ({ form, year, day: renewalDay(year) }),
  );
}

function renewalTask(record: UserRecord, { form, year, day }: Renewal, now: number): Task {
  const isLate = todayInIndia(new Date(now)) > day;
  return {
    key: `${form}-${year}`,
    title: formTitle(record, form),
    state: 'todo',
    detail: `Sign it for the financial year ${year}. ${isLate ? 'It was due' : 'It is due'} by ${formatDate(day)}.`,
    action: { label: `Sign for ${year}`, path: FORMS[form].path },
  };
}

/** Another one comes in as a change (R20). */
function expiryTask({ key, title, until }: Expiry, now: number): Task {
  const isOver = todayInIndia(new Date(now)) > until;
  return {
    key: `${key}-${until}`,
    title,
    state: 'todo',
    detail: `It ${isOver ? 'was' : 'is'} valid until ${formatDate(until)}. Send another one.`,
    action: { label: `Replace: ${title}`, path: changePath(key === 'GSTCertificate' ? 'gst' : 'document') },
  };
}

import { changePaths, paths } from '../../config/paths.ts';
import { FORMS, formTitle, isFormListed } from '../forms/registry.ts';
import type { AmendmentKind, AmendmentSummary } from '../records/amendments.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import type { TaxDetails } from '../records/taxes.ts';
import { profileTask } from '../tasks/profileTask.ts';
import type { Task } from '../tasks/task.ts';
import { formTask } from '../tasks/taskList.ts';
import { openForms } from '../tasks/timeline.ts';
import { formatDate, todayInIndia } from '../time/dates.ts';
import { dueClass, renewalStage } from './dueClass.ts';
import type { DueRecord } from './dueRecord.ts';
import { hasRunOut, owedUnderException } from './exceptions.ts';
import { dueExpiries, type Expiry } from './expiries.ts';
import { isRenewable, renewalDay, renewalYear, YEARLY_LETTERS } from './letterYears.ts';

/** The tax details of a vendor, and the statuses of the person's changes; some tasks depend on them. */
export interface DueChanges {
  taxes: TaxDetails | null;
  statuses: AmendmentSummary['statuses'];
}

/** Whether a task may depend on DueChanges, which most dashboards need not read. */
export function needsDueChanges(record: UserRecord, documents: DocumentsRecord, now: number): boolean {
  const mayDeclare = record.usertype === 'vendor' && renewalStage(now) > 0;
  return mayDeclare || dueExpiries(record, documents, now).length > 0;
}

/**
 * What an approved person has to do, the urgent first: answers, what an exception waived, forms that were never
 * validated, letters and the enterprise class of the year that begins, documents that end. Empty when nothing is left.
 */
export function dueTasksOf(
  record: UserRecord,
  documents: DocumentsRecord,
  now: number,
  { taxes, statuses }: DueChanges = { taxes: null, statuses: {} },
): Task[] {
  const profile = profileTask(record);
  const tasks = [
    ...(profile.state === 'back' ? [profile] : []),
    ...(record.forms.status === 5 ? owedTasks(record, documents, now) : openTasks(record)),
    ...dueRenewals(record, now).map((renewal) => renewalTask(record, renewal, now)),
    ...(hasRunOut(record, now) ? [] : classTasks(taxes, statuses, now)),
    ...dueExpiries(record, documents, now).map((expiry) => expiryTask(expiry, statuses, now)),
  ];
  return [...tasks].sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

const ORDER: readonly Task['state'][] = ['back', 'todo', 'reviewer', 'approver', 'done'];

function openTasks(record: UserRecord): Task[] {
  const submitted = YEARLY_LETTERS.filter((key) => isFormListed(record, key) && record.forms[key] === 1);
  return [...openForms(record), ...submitted.map((key) => FORMS[key])].map((form) =>
    formTask(record, null, form),
  );
}

function owedTasks(record: UserRecord, documents: DocumentsRecord, now: number): Task[] {
  const owed = owedUnderException(record, documents);
  const by = owedBy(record);
  return [
    ...owed.documents.map(({ document, title, state, isReplaced }): Task => {
      const task = { key: document, title };
      if (state === 'open' && hasRunOut(record, now)) {
        return {
          ...task,
          state: 'approver',
          detail: `It was due${by}. An approver has to give another last day first.`,
        };
      }
      if (isReplaced && state === 'open') {
        // The GST certificate changes with the GST registration (R20).
        const kind = document === 'GSTCertificate' ? 'gst' : 'document';
        return {
          ...task,
          state: 'todo',
          detail: `To be replaced by a new one${by}.`,
          action: { label: `Upload: ${title}`, path: changePaths[kind] },
        };
      }
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
      const due = hasRunOut(record, now)
        ? `It was due${by}. You can still do it.`
        : `It is due${by || ' now'}.`;
      return state === 'open' ? { ...task, detail: `${task.detail} ${due}` } : task;
    }),
  ];
}

/** The sentence about the last day of an exception; starts with a space, and is empty without a last day. */
function owedBy(record: UserRecord): string {
  const { until } = record.approval ?? {};
  if (!until) return '';
  return ` by ${formatDate(until)}`;
}

interface Renewal {
  form: (typeof YEARLY_LETTERS)[number];
  /** Like 2027-28. */
  year: string;
  /** An ISO date. */
  day: string;
}

/** R21: the letters that an approved person has to sign again for the year that begins. */
export function dueRenewals(record: DueRecord, now: number): Renewal[] {
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

function classTasks(taxes: TaxDetails | null, statuses: DueChanges['statuses'], now: number): Task[] {
  const due = taxes && dueClass(taxes, now);
  if (!due) return [];
  const { title, year, day } = due;
  const isLate = todayInIndia(new Date(now)) > day;
  return [
    changeTask('taxes', statuses, {
      key: `class-${year}`,
      title,
      detail: `Your tax details are of ${taxes.year}. Those of ${year} ${isLate ? 'were' : 'are'} due by ${formatDate(day)}.`,
      label: `Declare ${year}`,
    }),
  ];
}

function expiryTask({ key, title, until }: Expiry, statuses: DueChanges['statuses'], now: number): Task {
  const isOver = todayInIndia(new Date(now)) > until;
  return changeTask(key === 'GSTCertificate' ? 'gst' : 'document', statuses, {
    key: `${key}-${until}`,
    title,
    detail: `It ${isOver ? 'was' : 'is'} valid until ${formatDate(until)}. Send another one.`,
    label: `Replace: ${title}`,
  });
}

/** R20: a task that the person does by a change. While that change is open, the task is with the staff. */
function changeTask(
  kind: AmendmentKind,
  statuses: DueChanges['statuses'],
  { key, title, detail, label }: Pick<Task, 'key' | 'title' | 'detail'> & { label: string },
): Task {
  const status = statuses[kind];
  if (status === 1) return { key, title, state: 'reviewer', detail: 'Sent. A reviewer checks your change.' };
  if (status === 2)
    return { key, title, state: 'approver', detail: 'Sent. An approver confirms your change.' };
  return { key, title, detail, state: 'todo', action: { label, path: changePaths[kind] } };
}

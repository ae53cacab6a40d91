import { paths } from '../../config/paths.ts';
import { changedProof, documentRowsOf } from '../forms/documentRows.ts';
import {
  FORM_LIST,
  FORMS,
  type FormDefinition,
  informationTitle,
  isFormListed,
  submissionsOf,
  tableTitle,
} from '../forms/registry.ts';
import { isFormEditable } from '../forms/statuses.ts';
import { isDenied } from '../people/denied.ts';
import { hasSignatory } from '../records/kinds.ts';
import { revisedRecord } from '../records/parseRecord.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../records/records.ts';
import { hasFile } from '../transitions/guards.ts';
import { documentQueries } from '../transitions/openQueries.ts';
import { profileTask } from './profileTask.ts';
import { type Task, type TaskState, taskOfQueries } from './task.ts';

/** The texts of task states; they match the texts of form statuses. */
export const TASK_TURNS: Record<TaskState, string> = {
  todo: 'Pending',
  back: 'Queries',
  reviewer: 'Submitted',
  approver: 'With the approver',
  denied: 'Not approved',
  later: 'Later',
  done: 'Done',
};

interface TaskList {
  tasks: Task[];
  /** The number of tasks, out of `total`, in which the person does not have to act. */
  submitted: number;
  total: number;
  next?: Task & Required<Pick<Task, 'action'>>;
}

/**
 * The registration form comes first: its vendor status decides which documents and letters are asked for. The documents
 * are second, because they can be submitted only until the last form is. `documents` is null without a listener.
 */
export function taskListOf(record: UserRecord, documents: DocumentsRecord | null): TaskList {
  const others = FORM_LIST.filter(({ key }) => key !== 'vendorform' && isFormListed(record, key));
  const own = [
    profileTask(record),
    formTask(record, documents, FORMS.vendorform),
    documentsTask(record, documents),
    ...others.map((form) => formTask(record, documents, form)),
  ];
  const next = own.find(({ state }) => state === 'back') ?? own.find(({ state }) => state === 'todo');
  return {
    tasks: [...own, approvalTask(record)],
    submitted: own.filter(({ action }) => !action).length,
    total: own.length,
    ...(next?.action && { next: { ...next, action: next.action } }),
  };
}

const LIST = new Intl.ListFormat('en-IN');

const DOCUMENTS = { key: 'documents', title: 'Documents Upload' };
const UPLOAD = { label: 'Upload your documents', path: paths.uploadDocuments };

/** Missing documents can still be added at status 1 (R11). `documents` is null without a listener. */
function documentsTask(record: UserRecord, documents: DocumentsRecord | null): Task {
  const { status } = record.forms;
  const asked = taskOfQueries(documentQueries(record), UPLOAD.path);
  if (asked) return { ...DOCUMENTS, ...asked, action: { ...UPLOAD, label: 'Correct your documents' } };
  const needed = documentRowsOf(record).filter(({ isNeeded }) => isNeeded);
  const missing = documents ? needed.filter(({ key }) => !hasFile(documents[key])) : [];
  // Under an exception the missing documents are still owed, unless the approver named others.
  const { waived } = record.approval ?? {};
  const isOwed = status === 5 && missing.some(({ key }) => !waived || waived.includes(key));
  if (status >= 2 && !isOwed) {
    const without = missing.length > 0 ? `, without ${labelsOf(missing)}` : '';
    return { ...DOCUMENTS, state: 'done', detail: `Checked by the reviewer${without}.` };
  }
  const isSubmitted = submissionsOf(record, 'documents').length > 0;
  if (missing.length > 0) {
    return { ...DOCUMENTS, state: 'todo', detail: `Still missing: ${labelsOf(missing)}.`, action: UPLOAD };
  }
  const proof = documents && status === 0 && changedProof(record, documents);
  if (proof) {
    const detail = `You uploaded: ${proof.before}. Now needed: ${proof.now}.`;
    return { ...DOCUMENTS, state: 'todo', detail, action: { ...UPLOAD, label: 'Replace the document' } };
  }
  if (status === 0 && !isSubmitted) return { ...DOCUMENTS, state: 'todo', ...unsubmitted(documents, needed) };
  const isSure = isSubmitted || documents !== null;
  const detail = isSure
    ? 'Submitted. We are reviewing them with your forms.'
    : 'We are reviewing them with your forms. If one is missing, you can still add it.';
  return { ...DOCUMENTS, state: 'reviewer', detail };
}

function unsubmitted(
  documents: DocumentsRecord | null,
  needed: readonly { label: string }[],
): Pick<Task, 'detail' | 'action'> {
  if (!documents) return { detail: `Not submitted yet. Needed: ${labelsOf(needed)}.`, action: UPLOAD };
  const detail = 'The mandatory documents are uploaded, but not submitted yet.';
  return { detail, action: { ...UPLOAD, label: 'Submit your documents' } };
}

function labelsOf(rows: readonly { label: string }[]): string {
  return LIST.format(rows.map(({ label }) => label));
}

export function formTask(
  record: UserRecord,
  documents: DocumentsRecord | null,
  { key, path, category, needsSignatory, task: { detail, action } }: FormDefinition,
): Task {
  const task = { key, title: tableTitle(key) };
  const status = record.forms[key];
  if (status >= 2) return { ...task, state: 'done', detail: 'Validated by the reviewer.' };
  if (status === 1) return { ...task, state: 'reviewer', detail: 'Submitted. We are reviewing it.' };
  // An editable form shows its own queries.
  const place = isFormEditable(record.forms, key) ? path : paths.queries;
  const asked = status === -1 && taskOfQueries(record.queries[category], place);
  if (asked) return { ...task, ...asked };
  if (needsSignatory && !hasSignatory(record)) {
    const first = FORMS.vendorform;
    const after = 'The registration form comes first: its declaration names who signs.';
    return { ...task, state: 'todo', detail: after, action: { label: first.task.action, path: first.path } };
  }
  const started = startedPart(record, key);
  return {
    ...task,
    state: 'todo',
    detail: `${started?.detail ?? detail}${key === 'bankdetails' ? chequeHint(documents) : ''}`,
    action: { label: started?.label ?? action, path },
  };
}

function startedPart(record: UserRecord, key: FormKey): { detail: string; label: string } | undefined {
  const { bankDetails, vendorDetails } = revisedRecord(record);
  const detail = 'Started, not submitted yet.';
  if (key === 'bankdetails' && Object.values(bankDetails).some((value) => value !== '')) {
    return { detail, label: 'Continue with your bank details' };
  }
  const { sectionOne, sectionSix } = vendorDetails;
  if (key !== 'vendorform' || (!sectionOne && !sectionSix)) return undefined;
  const label = 'Continue with the registration form';
  if (!sectionSix) return { detail: 'Started. The Declaration at its end is still empty.', label };
  if (!sectionOne) return { detail: `Started. The ${informationTitle(record)} are still empty.`, label };
  return { detail, label };
}

function chequeHint(documents: DocumentsRecord | null): string {
  return documents && !hasFile(documents.cancelledCheque) ? ' You need a cancelled cheque for it.' : '';
}

function approvalTask(record: UserRecord): Task {
  const { forms } = record;
  const task = (state: TaskState, detail: string) => ({ key: 'approval', title: 'Approval', state, detail });
  if (forms.approved) return task('done', 'Your empanelment is approved.');
  if (forms.status === 3)
    return task('approver', 'Waiting for the approver. You will be notified by e-mail.');
  if (forms.status === 2) {
    return task('later', 'Your forms are validated. The reviewer sends them for approval next.');
  }
  if (isDenied(record)) return task('denied', 'The review team is looking into it.');
  return task('later', 'Starts after your forms are validated.');
}

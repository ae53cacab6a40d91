import { paths } from '../../config/paths.ts';
import { FORM_LIST, isFormListed } from '../forms/registry.ts';
import { isApproved } from '../forms/statuses.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import { isDenied } from '../transitions/approval.ts';
import { documentsTask } from './documentsTask.ts';
import { formTask } from './formTask.ts';
import { profileTask } from './profileTask.ts';
import type { Task, TaskState } from './task.ts';
import { turnOf } from './timeline.ts';

function approvalTask(record: UserRecord): Task {
  const { forms } = record;
  const task = { key: 'approval', title: 'Approval' };
  if (isApproved(forms)) return { ...task, state: 'done', detail: 'Your empanelment is approved.' };
  if (forms.status === 3) {
    return {
      ...task,
      state: 'approver',
      detail: 'Waiting for the approver. You will be notified by e-mail.',
    };
  }
  if (forms.status === 2) {
    return {
      ...task,
      state: 'reviewer',
      detail: 'Everything is validated. The reviewer sends it for approval next.',
    };
  }
  if (isDenied(record)) {
    return { ...task, state: 'denied', detail: 'The review team is looking into it.' };
  }
  return { ...task, state: 'later', detail: 'Starts after your forms are validated.' };
}

export const TASK_TURNS: Record<TaskState, string> = {
  todo: 'To do',
  back: 'Sent back to you',
  reviewer: 'With the reviewer',
  approver: 'With the approver',
  denied: 'Not approved',
  later: 'Later',
  done: 'Done',
};

export interface TaskList {
  tasks: Task[];
  /** How many of `total` are with others. */
  submitted: number;
  total: number;
  next?: Task & Required<Pick<Task, 'action'>>;
}

/**
 * Documents come first: they can be submitted only until the last form is. `documents` is null where not followed.
 */
export function taskListOf(record: UserRecord, documents: DocumentsRecord | null): TaskList {
  const forms = FORM_LIST.filter(({ key }) => isFormListed(record, key));
  const own = unblocked(record, [
    profileTask(record),
    documentsTask(record, documents),
    ...forms.map((form) => formTask(record, documents, form)),
  ]);
  const next = own.find(({ state }) => state === 'back') ?? own.find(({ state }) => state === 'todo');
  return {
    tasks: [...own, approvalTask(record)],
    submitted: own.filter(({ action }) => !action).length,
    total: own.length,
    ...(next?.action && { next: { ...next, action: next.action } }),
  };
}

/** Where everything is submitted and nothing moves, the profile task says why. */
function unblocked(record: UserRecord, tasks: readonly Task[]): readonly Task[] {
  const { whose, next: detail } = turnOf(record);
  if (whose !== 'person' || tasks.some(({ action }) => action)) return tasks;
  const action = { label: 'Check your profile', path: paths.profile };
  return tasks.map((task) => (task.key === 'profile' ? { ...task, state: 'todo', detail, action } : task));
}

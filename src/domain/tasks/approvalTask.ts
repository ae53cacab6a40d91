import type { UserRecord } from '../records.ts';
import { isApproved } from '../statuses.ts';
import type { Task } from './task.ts';

/** The last step, which is nobody's to hand in: the approver's decision (SPEC 4, Approval). */
export function approvalTask({ forms, approval }: UserRecord): Task {
  const task = { key: 'approval', title: 'Approval' };
  if (isApproved(forms)) return { ...task, state: 'done', detail: 'You are on board.' };
  if (forms.status === 3) {
    return { ...task, state: 'approver', detail: 'The approver decides, and you get a mail about it.' };
  }
  if (forms.status === 2) {
    return { ...task, state: 'reviewer', detail: 'All is validated. The reviewer sends it to the approver.' };
  }
  if (forms.status === 1 && approval?.action === 'deny') {
    const detail = 'The approver did not approve. The reviewer looks at it again.';
    return { ...task, state: 'reviewer', detail };
  }
  return { ...task, state: 'later', detail: 'Follows when the reviewer has validated what you hand in.' };
}

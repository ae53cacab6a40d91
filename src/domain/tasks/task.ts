/** `todo` and `back` are with the person; `later` is not due yet. */
export type TaskState = 'todo' | 'back' | 'reviewer' | 'approver' | 'denied' | 'later' | 'done';

export interface Task {
  key: string;
  title: string;
  state: TaskState;
  detail: string;
  /** Only while the task is with the person. */
  action?: { label: string; path: string };
}

/** In whose hands a task is: the person's to do or sent back to them, with somebody else, not due yet, or done. */
export type TaskState = 'todo' | 'back' | 'reviewer' | 'approver' | 'later' | 'done';

/** One thing that stands between a person and the empanelment. */
export interface Task {
  key: string;
  title: string;
  state: TaskState;
  /** Where it stands, in a sentence or two. */
  detail: string;
  /** What the person does about it, and where; there while it is with the person. */
  action?: { label: string; path: string };
}

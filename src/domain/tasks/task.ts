import type { Query } from '../records/records.ts';

/** In `todo` and `back` the person has to act; `later` is not due yet. */
export type TaskState = 'todo' | 'back' | 'reviewer' | 'approver' | 'denied' | 'later' | 'done';

export interface Task {
  key: string;
  title: string;
  state: TaskState;
  detail: string;
  /** Only while the task is with the person. */
  action?: { label: string; path: string };
}

export function taskOfQueries(
  queries: readonly Query[],
  path: string,
): Pick<Task, 'state' | 'detail' | 'action'> | undefined {
  const open = queries.filter(({ status }) => status === 0);
  const [first] = open;
  if (!first) return undefined;
  const others = open.length - 1;
  return {
    state: 'back',
    detail: `The reviewer asks: “${first.title}”${others > 0 ? ` And ${others} more.` : ''}`,
    action: { label: others > 0 ? `Answer the ${open.length} queries` : 'Answer the query', path },
  };
}

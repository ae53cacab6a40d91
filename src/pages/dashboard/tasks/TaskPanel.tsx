import type { UserRecord } from '../../../domain/records.ts';
import { taskListOf } from '../../../domain/tasks/taskList.ts';
import { useDocumentsRecord } from '../../../session/useRecords.ts';
import { NextStep } from './NextStep.tsx';
import { TaskItem } from './TaskItem.tsx';
import './tasks.scss';

/** What is needed from a trainee or vendor, what is open, who has what, and the one thing to do next. */
export function TaskPanel({ record }: { record: UserRecord }) {
  const live = useDocumentsRecord();
  // Without them the panel still says what is known: its other tasks do not depend on the documents.
  const documents = live.state === 'ready' ? live.value : null;
  const { tasks, handedIn, toHandIn, next } = taskListOf(record, documents);
  return (
    <section className="panel tasks" aria-labelledby="tasks-heading">
      <div className="tasks-head">
        <h2 id="tasks-heading" className="h5">
          Your tasks
        </h2>
        <p id="tasks-count">
          {handedIn} of {toHandIn} handed in
        </p>
        <progress aria-labelledby="tasks-count" max={toHandIn} value={handedIn} />
      </div>
      <NextStep next={next} record={record} isKnown={live.state !== 'loading'} />
      <ol className="task-list">
        {tasks.map((task) => (
          <TaskItem key={task.key} task={task} />
        ))}
      </ol>
    </section>
  );
}

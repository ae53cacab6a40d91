import type { TaskList } from '../../../domain/tasks/taskList.ts';
import { TaskItem } from './TaskItem.tsx';
import './tasks.scss';

/** Everything that is needed from a trainee or vendor, and whose turn it is with each. */
export function TaskPanel({ list }: { list: TaskList }) {
  return (
    <section className="panel" aria-labelledby="tasks-heading">
      <h2 id="tasks-heading" className="h5">
        Your tasks
      </h2>
      <ol className="task-list">
        {list.tasks.map((task) => (
          <TaskItem key={task.key} task={task} />
        ))}
      </ol>
    </section>
  );
}

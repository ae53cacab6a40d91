import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Task } from '../../domain/tasks/task.ts';
import { TASK_TURNS } from '../../domain/tasks/taskList.ts';
import './tasks.scss';
import { Panel } from '../../ui/feedback/Panel.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

interface TaskPanelProps {
  title?: string;
  tasks: readonly Task[];
  children?: ReactNode;
}

export function TaskPanel({ title = 'Your tasks', tasks, children }: TaskPanelProps) {
  return (
    <Panel title={title} headingClass="h5">
      <ol className="list-unstyled mb-0">
        {tasks.map((task) => (
          <TaskItem key={task.key} task={task} />
        ))}
      </ol>
      {children}
    </Panel>
  );
}

function TaskItem({ task: { title, state, detail, action } }: { task: Task }) {
  return (
    <li className={`task task-${state}`}>
      <span className="task-mark" aria-hidden="true" />
      <div>
        {action ? (
          <Link className="d-block fw-semibold" to={action.path}>
            {title}
          </Link>
        ) : (
          <span className="d-block fw-semibold">{title}</span>
        )}
        <span className="d-block text-body-secondary">
          <Sentence>{detail}</Sentence>
        </span>
      </div>
      <span className="task-turn">{TASK_TURNS[state]}</span>
    </li>
  );
}

import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import type { Task } from '../../domain/tasks/task.ts';
import { TASK_TURNS } from '../../domain/tasks/taskList.ts';
import './tasks.scss';
import { Sentence } from '../../ui/Sentence.tsx';

interface TaskPanelProps {
  title?: string;
  tasks: readonly Task[];
  children?: ReactNode;
}

export function TaskPanel({ title = 'Your tasks', tasks, children }: TaskPanelProps) {
  return (
    <Card as="section" body aria-labelledby="tasks-heading">
      <h2 id="tasks-heading" className="h5">
        {title}
      </h2>
      <ol className="list-unstyled mb-0">
        {tasks.map((task) => (
          <TaskItem key={task.key} task={task} />
        ))}
      </ol>
      {children}
    </Card>
  );
}

function TaskItem({ task: { title, state, detail, action } }: { task: Task }) {
  return (
    <li className={`task task-${state}`}>
      <span className="task-mark" aria-hidden="true" />
      <div className="task-text">
        {action ? <Link to={action.path}>{title}</Link> : <span className="task-title">{title}</span>}
        <span className="text-body-secondary">
          <Sentence>{detail}</Sentence>
        </span>
      </div>
      <span className="task-turn">{TASK_TURNS[state]}</span>
    </li>
  );
}

import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { serverNow } from '../backend/records/serverTime.ts';
import { isDenied } from '../domain/people/denied.ts';
import type { UserRecord } from '../domain/records/records.ts';
import { taskListOf } from '../domain/tasks/taskList.ts';
import { restHeading, waitingText } from '../domain/tasks/timeline.ts';
import { useKnownDocuments } from '../records/useRecords.ts';
import { Progress } from '../ui/feedback/Progress.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import './nextStep.scss';
import { Sentence } from '../ui/Sentence.tsx';

const QUESTIONS = 'Any questions from the reviewer will appear under Queries.';

interface NextStepProps {
  record: UserRecord;
  /** For example "Bank Details submitted". */
  done?: string | undefined;
  children?: ReactNode;
}

export function NextStep({ record, done, children }: NextStepProps) {
  const { next, submitted: count, total } = taskListOf(record, useKnownDocuments());
  return (
    <Card as="section" body className="next-step no-print" aria-labelledby="next-step-heading">
      <div className="next-step-text">
        <h2 id="next-step-heading" className={isDenied(record) ? 'status-danger' : undefined}>
          {next ? `${done ? `${done}. ` : ''}Next: ${next.title}` : restHeading(record)}
        </h2>
        {children && <p>{children}</p>}
        <p>
          <Sentence>
            {next ? (children ? QUESTIONS : next.detail) : waitingText(record, serverNow())}
          </Sentence>
        </p>
      </div>
      {next && <LinkButton to={next.action.path}>{next.action.label}</LinkButton>}
      <div className="progress-row next-step-progress">
        <Progress aria-labelledby="next-step-count" max={total} now={count} />
        <span id="next-step-count">{`${count} of ${total} submitted`}</span>
      </div>
    </Card>
  );
}

import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useToastOrder } from '../../ui/feedback/useToastOrder.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';

interface EntryPageProps {
  title: string;
  intro: ReactNode;
  className: string;
  question: string;
  children: ReactNode;
}

export function EntryPage({ title, intro, className, question, children }: EntryPageProps) {
  useToastOrder();
  return (
    <div className="entry">
      <div className="entry-form">
        <Card body className={className}>
          <PageHeading title={title}>{intro}</PageHeading>
          {children}
          <p className="entry-links">
            <span>
              <span>{`${question}`}</span> <Link to={paths.login}>Login here</Link>
            </span>
            <Link to={paths.accessibility}>Accessibility</Link>
          </p>
        </Card>
      </div>
    </div>
  );
}

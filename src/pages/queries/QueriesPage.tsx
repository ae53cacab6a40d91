import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formTitle, QUERY_GROUPS } from '../../domain/forms/registry.ts';
import type { Query, QueryCategory, UserRecord } from '../../domain/records/records.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { AboutField } from '../../forms/queries/AboutField.tsx';
import { useQueryMail } from '../../forms/queries/useQueryMail.ts';
import { useResolving } from '../../forms/queries/useResolving.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { StatusIcon } from '../../ui/feedback/StatusBadge.tsx';
import { UnsentMail } from '../../ui/feedback/useMailing.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { STORED } from '../../ui/stored.ts';
import { useAreaFocus } from '../../ui/useAreaFocus.ts';
import { RaiseQueryForm } from './RaiseQueryForm.tsx';
import './queries.scss';

export function QueriesPage() {
  const { mailReviewers, ...mailing } = useQueryMail('queryasked');
  return (
    <PersonPage
      title="Queries"
      intro="Questions about your forms. Once you have fixed something, select its query to mark it as resolved."
    >
      {(record) => (
        <>
          <QueryList record={record} />
          <RaiseQueryForm record={record} onRaised={(category) => mailReviewers(record, category)} />
          <UnsentMail mailing={mailing} />
        </>
      )}
    </PersonPage>
  );
}

function QueryList({ record }: { record: UserRecord }) {
  const { ask, dialog } = useResolving(record);
  const groups = QUERY_GROUPS.filter(({ category }) => record.queries[category].length > 0);
  if (groups.length === 0)
    return (
      <Card body>
        <EmptyState
          heading="h2"
          title="No Queries Found"
          link={{ to: paths.dashboard, label: 'Go to the dashboard' }}
        >
          Questions about your forms appear here, and you get a mail. You can raise one below.
        </EmptyState>
      </Card>
    );
  return (
    <>
      {groups.map(({ category, title, path, form }) => (
        <Card as="section" body key={category}>
          <h2>
            <Link to={path}>{form ? formTitle(record, form) : title}</Link>
          </h2>
          <ul className="list-unstyled d-grid gap-3 m-0">
            {Object.entries(record.queries[category]).map(([place, query]) => (
              <QueryItem
                key={place}
                record={record}
                category={category}
                query={query}
                onResolve={() => ask({ category, query })}
              />
            ))}
          </ul>
        </Card>
      ))}
      {dialog}
    </>
  );
}

const RAISED_BY = { trainee: 'Raised by you', reviewer: 'Raised by the reviewer' };

interface QueryItemProps {
  record: UserRecord;
  category: QueryCategory;
  query: Query;
  onResolve: () => void;
}

/** An open query is a button; a resolved one is text, so that a click does nothing. */
function QueryItem({ record, category, query, onResolve }: QueryItemProps) {
  const { title, timestamp, status, by, reply } = query;
  const isOpen = status === 0;
  const facts = [isOpen ? 'Open' : 'Resolved', by && RAISED_BY[by]];
  const time = formatTimestamp(timestamp);
  const item = useRef<HTMLLIElement>(null);
  useAreaFocus(item, String(status));
  return (
    <li
      ref={item}
      tabIndex={-1}
      className={`query d-flex align-items-start ${isOpen ? 'status-pending' : 'status-submitted'}`}
    >
      <StatusIcon status={status} />
      <div>
        {isOpen ? (
          <Button variant="link" className="query-title" {...STORED} onClick={onResolve}>
            {title}
          </Button>
        ) : (
          <p className="query-title" {...STORED}>
            {title}
          </p>
        )}
        <p className="small text-body-secondary mb-0">
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <AboutField record={record} category={category} query={query} />
          <span>{time && ' · '}</span>
          <span className="text-nowrap">{time}</span>
        </p>
        {reply && (
          <p className="query-title">
            <Sentence values={[reply]}>{`Your reply: ${reply}`}</Sentence>
          </p>
        )}
      </div>
    </li>
  );
}

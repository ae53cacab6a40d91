import { type ReactNode, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import type { Query, QueryCategory, UserRecord } from '../../domain/records/records.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { STORED } from '../../ui/stored.ts';
import { useAreaFocus } from '../../ui/useAreaFocus.ts';
import { AboutField } from './AboutField.tsx';
import { ReplyField, useReply } from './ReplyField.tsx';
import { useResolving } from './useResolving.tsx';

interface OpenQueriesProps {
  record: UserRecord;
  category: QueryCategory;
  queries: readonly Query[];
  /** Without this, each query has a field for the reply. */
  onResolve?: (query: Query) => void;
}

export function OpenQueries({ record, category, queries, onResolve }: OpenQueriesProps) {
  if (queries.length === 0) return null;
  return (
    <ul>
      {queries.map((query) => (
        <li key={`${query.timestamp} ${query.title}`}>
          <p className="mb-1">
            <span {...STORED}>{query.title}</span>
            <AboutField record={record} category={category} query={query} />
          </p>
          {onResolve ? (
            <Button variant="outline-secondary" size="sm" onClick={() => onResolve(query)}>
              Resolve<span className="visually-hidden" {...STORED}>{`: ${query.title}`}</span>
            </Button>
          ) : (
            <Reply category={category} query={query} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Reply({ category, query }: { category: QueryCategory; query: Query }) {
  const [reply, setReply] = useReply(category, query);
  return <ReplyField reply={reply} onChange={setReply} />;
}

interface QueriesInPlaceProps extends Omit<OpenQueriesProps, 'onResolve'> {
  title: string;
  isShown?: boolean;
  children: ReactNode;
}

/** Each query is resolved separately. The heading stays after the last one, so that it keeps the focus. */
export function QueriesInPlace({ title, isShown, children, ...list }: QueriesInPlaceProps) {
  const { record, category, queries } = list;
  const { ask, dialog } = useResolving(record);
  const area = useRef<HTMLDivElement>(null);
  useAreaFocus(area, String(queries.length));
  return (
    <div ref={area} tabIndex={-1}>
      {(isShown ?? queries.length > 0) && (
        <Notice kind="warning" title={title}>
          <OpenQueries {...list} onResolve={(query) => ask({ category, query })} />
          <p>{children}</p>
        </Notice>
      )}
      {dialog}
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sendNotice } from '../../backend/mail/notices.ts';
import { queriedField } from '../../domain/forms/queriedField.ts';
import { QUERY_GROUPS } from '../../domain/forms/registry.ts';
import type { Query, UserRecord } from '../../domain/records/records.ts';
import { type ChosenQuery, ResolveDialog } from '../../forms/queries/ResolveDialog.tsx';
import { UnsentMail } from '../../ui/feedback/UnsentMail.tsx';
import { useMailing } from '../../ui/feedback/useMailing.ts';
import { QueryItem } from './QueryItem.tsx';
import { notTold, queryNotice } from './queryNotice.ts';
import './queries.scss';

export function QueryList({ record }: { record: UserRecord }) {
  const [chosen, setChosen] = useState<ChosenQuery | null>(null);
  const mailing = useMailing(sendNotice, (thrown) => notTold('resolved', thrown));
  const groups = QUERY_GROUPS.filter(({ category }) => record.queries[category].length > 0);
  if (groups.length === 0) return <p className="panel">No Queries Found</p>;
  return (
    <>
      {groups.map(({ category, title, path }) => (
        <section key={category} className="panel">
          <h2>
            <Link to={path}>{title}</Link>
          </h2>
          <ul className="query-list">
            {Object.entries(record.queries[category]).map(([place, query]) => (
              <QueryItem
                key={place}
                query={query}
                about={query.field ? queriedField(record, category, query.field) : undefined}
                onResolve={() => setChosen({ category, query })}
              />
            ))}
          </ul>
        </section>
      ))}
      {chosen && (
        <ResolveDialog
          uid={record.uid}
          chosen={chosen}
          isOpen={record.queries[chosen.category].some((query) => isSame(query, chosen.query))}
          onResolved={() => void mailing.send(queryNotice('queryresolved', record, chosen.category))}
          onClose={() => setChosen(null)}
        />
      )}
      <UnsentMail mailing={mailing} />
    </>
  );
}

function isSame(query: Query, chosen: Query): boolean {
  return (
    query.title === chosen.title && query.timestamp === chosen.timestamp && query.status === chosen.status
  );
}

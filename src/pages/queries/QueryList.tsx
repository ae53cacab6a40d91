import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { QUERY_GROUPS } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useResolving } from '../../forms/queries/useResolving.tsx';
import { QueryItem } from './QueryItem.tsx';
import './queries.scss';

export function QueryList({ record }: { record: UserRecord }) {
  const { ask, dialog } = useResolving(record);
  const groups = QUERY_GROUPS.filter(({ category }) => record.queries[category].length > 0);
  if (groups.length === 0)
    return (
      <Card body>
        <p className="mb-0">No Queries Found</p>
      </Card>
    );
  return (
    <>
      {groups.map(({ category, title, path }) => (
        <Card as="section" body key={category}>
          <h2>
            <Link to={path}>{title}</Link>
          </h2>
          <ul className="query-list">
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

import { Link } from 'react-router-dom';
import { queriedField } from '../../domain/forms/queriedField.ts';
import type { Query, QueryCategory, UserRecord } from '../../domain/records/records.ts';

interface AboutFieldProps {
  record: UserRecord;
  category: QueryCategory;
  query: Query;
}

/** Leads to the field that the query names, if any. */
export function AboutField({ record, category, query: { field } }: AboutFieldProps) {
  const about = field ? queriedField(record, category, field) : undefined;
  if (!about) return null;
  return (
    <>
      {' · '}
      <Link className="alert-link" to={about.path} state={{ field }}>
        About {about.label}
      </Link>
    </>
  );
}

import { Link } from 'react-router-dom';
import { paths, traineeFormSections } from '../../config/paths.ts';
import { QUERY_GROUPS } from '../../domain/forms/registry.ts';
import { SECTION_SIX } from '../../domain/forms/traineeForm.ts';
import {
  DOCUMENT_KEYS,
  type Query,
  type QueryCategory,
  type UserRecord,
} from '../../domain/records/records.ts';
import { fieldOptions, reviewSection } from '../../domain/review/sections.ts';

interface AboutFieldProps {
  record: UserRecord;
  category: QueryCategory;
  query: Query;
}

/** Links to the field that the query names, if any. */
export function AboutField({ record, category, query: { field, title } }: AboutFieldProps) {
  const about = field ? queriedField(record, category, field) : undefined;
  if (!about) return null;
  return (
    <>
      <span>{'\u00a0· '}</span>
      <Link className="alert-link" to={about.path} state={{ field }}>
        {title.startsWith(about.label) ? 'Go to the field' : `About ${about.label}`}
      </Link>
    </>
  );
}

const LAST_SECTION = traineeFormSections[3].hash;

/** undefined when the screen lacks the field or the row. */
export function queriedField(
  record: UserRecord,
  category: QueryCategory,
  field: string,
): { label: string; path: string } | undefined {
  const group = QUERY_GROUPS.find((each) => each.category === category);
  const options = fieldOptions(reviewSection(record, group?.form ?? 'profile'));
  const label = options.find(({ value }) => value === field)?.label;
  return group && label ? { label, path: pathOf(category, group.path, field) } : undefined;
}

function pathOf(category: QueryCategory, path: string, field: string): string {
  if (category === 'general' && DOCUMENT_KEYS.some((key) => key === field)) return paths.uploadDocuments;
  // Links directly to the trainee routes, because a redirect would lose the field.
  if (category === 'bank') return paths.bankDetails;
  if (category !== 'vendorform') return path;
  return field in SECTION_SIX ? `${paths.traineeForm}${LAST_SECTION}` : paths.traineeForm;
}

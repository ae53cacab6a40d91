import { paths, traineeFormSections } from '../../config/paths.ts';
import { emptySectionSix } from '../records/defaults.ts';
import type { QueryCategory, UserRecord } from '../records/records.ts';
import { reviewSection } from '../review/sections.ts';
import { QUERY_GROUPS } from './registry.ts';

interface QueriedField {
  label: string;
  path: string;
}

const DOCUMENT_KEYS = ['CompanyCertificate', 'GSTCertificate', 'PANTANCard'];
const LAST_SECTION = traineeFormSections[3].hash;

/** undefined when the screen has no such field, or the row is gone. */
export function queriedField(
  record: UserRecord,
  category: QueryCategory,
  field: string,
): QueriedField | undefined {
  const group = QUERY_GROUPS.find((each) => each.category === category);
  const { details, files } = reviewSection(record, group?.form ?? 'profile');
  const label =
    details.find((detail) => detail.field === field)?.label ?? files.find(({ key }) => key === field)?.label;
  return group && label ? { label, path: pathOf(category, group.path, field) } : undefined;
}

function pathOf(category: QueryCategory, path: string, field: string): string {
  if (category === 'general' && DOCUMENT_KEYS.includes(field)) return paths.uploadDocuments;
  // Straight to the trainee routes, because a redirect would lose which field is meant.
  if (category === 'bank') return paths.bankDetails;
  if (category !== 'vendorform') return path;
  return Object.hasOwn(emptySectionSix(), field) ? `${paths.traineeForm}${LAST_SECTION}` : paths.traineeForm;
}

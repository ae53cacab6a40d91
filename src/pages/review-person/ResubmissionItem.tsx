import type { UserRecord } from '../../domain/records/records.ts';
import type { Resubmission } from '../../domain/review/resubmissions.ts';
import { reviewSections } from '../../domain/review/sections.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { fieldOptions } from './RaiseQueryDialog.tsx';

/** A form that came back corrected, and what had been asked for: that is where to look first. */
export function ResubmissionItem({
  resubmission,
  record,
}: {
  resubmission: Resubmission;
  record: UserRecord;
}) {
  const { form, title, at, asked } = resubmission;
  const options = reviewSections(record)
    .filter((section) => section.form === form)
    .flatMap(fieldOptions);
  const labelOf = (field: string | undefined) => options.find(({ value }) => value === field)?.label;
  return (
    <li>
      {title} was submitted again, {formatTimestamp(at)}.
      {asked.length > 0 && (
        <ul>
          {asked.map((query) => {
            const label = labelOf(query.field);
            return (
              <li key={`${query.timestamp} ${query.title}`}>
                Asked: “{query.title}”{label && ` (${label})`}, {query.status === 0 ? 'open' : 'resolved'}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

import { Fragment } from 'react';
import type { UserRecord } from '../../domain/records/records.ts';
import { maskAadhar } from '../../domain/validators/mask.ts';

/** The Aadhar number is never shown in full. */
export function UserDetails({ record }: { record: UserRecord }) {
  const details = [
    ['Name', record.name],
    ['User ID', record.userid],
    ['E-mail', record.email],
    ['Contact Number', record.phone],
    ['PAN Number', record.pancard],
    ['Aadhar Number', maskAadhar(record.aadharcard)],
  ] as const;
  return (
    <dl className="detail-list">
      {details.map(([term, detail]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{detail || 'Not given'}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

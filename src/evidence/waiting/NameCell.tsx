import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { approvalPath } from '../../config/paths.ts';
import { userTypeLabel } from '../../domain/people/table.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';

interface NameCellProps {
  person: ProgressRecord;
  children?: ReactNode;
}

export function NameCell({ person: { uid, name, usertype, userid }, children }: NameCellProps) {
  return (
    <th scope="row">
      <Link to={approvalPath(uid)} translate="no">
        {name || 'No name'}
      </Link>
      <span className="d-block small text-body-secondary">
        {[userTypeLabel(usertype), userid].filter(Boolean).join(' · ')}
      </span>
      {children}
    </th>
  );
}

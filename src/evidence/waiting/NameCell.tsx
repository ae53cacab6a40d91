import type { ReactNode } from 'react';
import { approvalPath } from '../../config/paths.ts';
import { userTypeLabel } from '../../domain/people/table.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { PersonName } from '../../ui/PersonName.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

interface NameCellProps {
  person: ProgressRecord;
  children?: ReactNode;
}

export function NameCell({ person: { uid, name, usertype, userid }, children }: NameCellProps) {
  return (
    <th scope="row">
      <PersonName name={name} to={approvalPath(uid)} />
      <span className="d-block small text-body-secondary">
        <Sentence values={[userid]}>{[userTypeLabel(usertype), userid].filter(Boolean).join(' · ')}</Sentence>
      </span>
      {children}
    </th>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProgressRecord } from '../../domain/records/records.ts';

interface PersonLineProps {
  person: Pick<ProgressRecord, 'name'>;
  to: string;
  detail: ReactNode;
  /** At the end of the line. */
  children: ReactNode;
}

/** A line of a list on a staff dashboard, which opens the person. */
export function PersonLine({ person: { name }, to, detail, children }: PersonLineProps) {
  return (
    <li>
      <Link to={to} translate="no" className="text-truncate">
        {name || 'No name'}
      </Link>
      <span className="text-body-secondary">{detail}</span>
      {children}
    </li>
  );
}

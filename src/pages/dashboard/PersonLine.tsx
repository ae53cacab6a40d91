import type { ReactNode } from 'react';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { PersonName } from '../../ui/PersonName.tsx';

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
      <PersonName name={name} to={to} />
      <span className="text-body-secondary">{detail}</span>
      {children}
    </li>
  );
}

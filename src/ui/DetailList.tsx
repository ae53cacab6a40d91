import { Fragment } from 'react';
import { STORED } from './stored.ts';

interface DetailListProps {
  details: readonly (readonly [term: string, detail: string])[];
  /** Shown where a detail is empty; without it, the line is left out. */
  otherwise?: string;
  className?: string;
}

export function DetailList({ details, otherwise = '', className = '' }: DetailListProps) {
  return (
    <dl className={`detail-list ${className}`}>
      {details
        .filter(([, detail]) => detail || otherwise)
        .map(([term, detail]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd {...STORED}>{detail || otherwise}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

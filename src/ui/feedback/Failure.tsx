import type { ReactNode } from 'react';
import { Sentence } from '../Sentence.tsx';

/** The reason of a failure, announced at once; empty without a reason. */
export function Failure({ className = '', children }: { className?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={`field-error ${className}`} role="alert">
      {typeof children === 'string' ? <Sentence>{children}</Sentence> : children}
    </p>
  );
}

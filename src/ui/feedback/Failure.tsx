import type { ReactNode } from 'react';

/** The reason of a failure, announced at once; empty without a reason. */
export function Failure({ className = '', children }: { className?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={`field-error ${className}`} role="alert">
      {children}
    </p>
  );
}

import type { ReactNode } from 'react';

/** Why something did not work, announced at once; nothing while there is no reason. */
export function Failure({ className = '', children }: { className?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={`field-error ${className}`} role="alert">
      {children}
    </p>
  );
}

import type { FormStatus } from '../../domain/records/records.ts';
import { StatusIcon } from './StatusBadge.tsx';

/** As StatusIcon, but a submitted form has a half circle, because for a reviewer it is not done. */
export function ReviewIcon({ status }: { status: FormStatus }) {
  if (status !== 1) return <StatusIcon status={status} />;
  return (
    <svg className="status-icon" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8" cy="8" r="6.6" strokeWidth="1.3" />
      <path d="M8 1.4a6.6 6.6 0 0 1 0 13.2Z" fill="currentColor" stroke="none" />
    </svg>
  );
}

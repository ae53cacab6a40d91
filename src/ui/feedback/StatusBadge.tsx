import Badge from 'react-bootstrap/Badge';
import { formStatusLabel, STATUS_ICONS } from '../../domain/forms/statuses.ts';
import type { FormStatus } from '../../domain/records/records.ts';

const TONES: Record<FormStatus, string> = {
  [-1]: 'danger',
  0: 'pending',
  1: 'submitted',
  2: 'validated',
  3: 'validated',
};

export function StatusBadge({ status }: { status: FormStatus | null }) {
  return (
    <Badge bg="" className={`status-badge status-${status === null ? 'pending' : TONES[status]}`}>
      {status !== null && <StatusIcon status={status} />}
      <span>{formStatusLabel(status)}</span>
    </Badge>
  );
}

const CHECK = 'm5 8.4 2.1 2.1L11.2 6';

const DRAWINGS: Record<(typeof STATUS_ICONS)[FormStatus], string> = {
  clock: 'M8 4.6V8l2.3 1.6',
  'yellow-check': CHECK,
  'green-check': CHECK,
  question: 'M6.2 6.3a1.9 1.9 0 1 1 2.6 1.9c-.6.3-.8.6-.8 1.2m0 1.9v.1',
};

/** Decorative: the label next to it has the same meaning. */
export function StatusIcon({ status }: { status: FormStatus }) {
  const name = STATUS_ICONS[status];
  return (
    <svg
      className={`status-icon icon-${name}`}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.6" strokeWidth="1.3" />
      <path d={DRAWINGS[name]} strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

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

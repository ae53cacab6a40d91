import Badge from 'react-bootstrap/Badge';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import type { FormStatus } from '../../domain/records/records.ts';
import { StatusIcon } from './StatusIcon.tsx';

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
      {formStatusLabel(status)}
    </Badge>
  );
}

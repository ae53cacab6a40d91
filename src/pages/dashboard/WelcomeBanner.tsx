import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import type { OverallStatus } from '../../domain/records/records.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Greets who has been approved. */
export function WelcomeBanner({ name, status }: { name: string; status: OverallStatus }) {
  return (
    <Notice kind="success" title={`Welcome aboard, ${name}!`}>
      <p>
        Your empanelment is complete: {overallStatusLabel(status).toLowerCase()}. There is nothing left for
        you to do.
      </p>
    </Notice>
  );
}

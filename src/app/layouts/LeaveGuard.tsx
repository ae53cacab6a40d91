import { LeaveDialog } from './LeaveDialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** The question whether to leave, around screens that have no way out but links and the back button. */
export function LeaveGuard() {
  const { question } = useLeaveGuard();
  return <LeaveDialog question={question} />;
}

import { useUserRecord } from '../../records/useRecords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Says that the record of the person was deleted while the portal was open; the page below keeps what is typed. */
export function RecordGone() {
  const live = useUserRecord();
  if (live.state !== 'ready' || !live.isGone) return null;
  return (
    <Notice kind="danger" title="Your record has been removed">
      <p className="mb-0">
        It was deleted while you had the portal open, so nothing can be saved now. What you see and typed is
        still here: keep this page open, or copy what you need, and tell your introducer.
      </p>
    </Notice>
  );
}

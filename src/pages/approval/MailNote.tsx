import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { MailState } from './approvalPhase.ts';

/** What became of the mail to the vendor and the introducer, and the way to send it again. */
export function MailNote({ mail, onSend }: { mail: MailState; onSend: () => void }) {
  if (mail.state === 'sending') {
    return (
      <p role="status">
        <Spinner />
        The mail is being sent…
      </p>
    );
  }
  if (mail.state === 'sent')
    return <p role="status">The vendor and the introducer have been told by mail.</p>;
  if (mail.state === 'failed') {
    return (
      <Notice kind="danger" title="The decision stands, but the mail was not sent">
        <p>{mail.reason}</p>
        <button type="button" className="btn btn-danger" onClick={onSend}>
          Send mail again
        </button>
      </Notice>
    );
  }
  return (
    <div className="d-flex flex-wrap gap-2 align-items-center mb-3">
      <span>The mail was sent with the decision. If it did not arrive:</span>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onSend}>
        Send mail again
      </button>
    </div>
  );
}

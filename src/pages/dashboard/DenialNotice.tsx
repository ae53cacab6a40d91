import { isDenied } from '../../domain/people/denied.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { turnOf } from '../../domain/tasks/timeline.ts';
import { changeLabel } from '../../domain/transitions/denials.ts';
import { mailLink } from '../../domain/validators/emailAddress.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** From the denial until the record is validated again. */
export function DenialNotice({ record }: { record: UserRecord }) {
  const { approval, fpoc, fpocno } = record;
  const named = (approval?.change ?? []).map((key) => changeLabel(record, key));
  const isWaiting = isDenied(record);
  return (
    <Notice kind={isWaiting ? 'danger' : 'warning'} title="Your empanelment was not approved">
      {approval?.reason && <p>{`Reason: ${approval.reason}`}</p>}
      {named.length > 0 && <p>{`To be corrected: ${named.join(', ')}.`}</p>}
      <p>{nextOf(record, isWaiting)}</p>
      {fpocno && (
        <p className="mb-0">
          <span>{`Your introducer can help: ${fpoc && `${fpoc}, `}`}</span>
          <a className="alert-link" href={mailLink(fpocno)} translate="no">
            {fpocno}
          </a>
        </p>
      )}
    </Notice>
  );
}

function nextOf(record: UserRecord, isWaiting: boolean): string {
  const { whose, next } = turnOf(record);
  if (isWaiting) return next;
  return whose === 'person'
    ? 'You can correct it now: the tasks below show each step. Then submit again.'
    : 'You have submitted again. A reviewer checks it.';
}

import { isDenied } from '../../domain/people/denied.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { turnOf } from '../../domain/tasks/timeline.ts';
import { changeLabel } from '../../domain/transitions/denials.ts';
import { mailLink } from '../../domain/validators/emailAddress.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { STORED } from '../../ui/stored.ts';

/** From the denial until the record is validated again. */
export function DenialNotice({ record }: { record: UserRecord }) {
  const { approval, fpoc, fpocno } = record;
  const named = (approval?.change ?? []).map((key) => changeLabel(record, key));
  const isWaiting = isDenied(record);
  return (
    <Notice kind={isWaiting ? 'danger' : 'warning'} title="Your empanelment was not approved">
      {approval?.reason && (
        <p>
          <Sentence values={[approval.reason]}>{`Reason: ${approval.reason}`}</Sentence>
        </p>
      )}
      {named.length > 0 && <p>{`To be corrected: ${named.join(', ')}.`}</p>}
      <p>{nextOf(record, isWaiting)}</p>
      {fpocno && (
        <p className="mb-0">
          <Sentence values={[fpoc]}>{`Your introducer can help: ${fpoc && `${fpoc}, `}`}</Sentence>
          <a className="alert-link" href={mailLink(fpocno)} {...STORED}>
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

import '../../../evidence/evidence.scss';
import { useEffect, useState } from 'react';
import Card from 'react-bootstrap/Card';
import FormCheck from 'react-bootstrap/FormCheck';
import { Link } from 'react-router-dom';
import { confirmAmendment } from '../../../backend/amendments/amendments.ts';
import { correctClock } from '../../../backend/firebase/auth.ts';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { approvalPath } from '../../../config/paths.ts';
import { AppError } from '../../../domain/appError.ts';
import type { Amendment, AmendmentKind } from '../../../domain/records/amendments.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import { formatTimestamp } from '../../../domain/time/dates.ts';
import {
  earliestConfirmation,
  phoneToCall,
  refusalOfAmending,
  refusalOfConfirming,
} from '../../../domain/transitions/amendments.ts';
import type { Staff } from '../../../domain/transitions/impartial.ts';
import { AmendmentTable } from '../../../evidence/amendments/AmendmentTable.tsx';
import { HistoryList, useHistory } from '../../../evidence/amendments/HistoryList.tsx';
import { RefuseChange } from '../../../evidence/amendments/RefuseChange.tsx';
import { Duplicates, useDuplicatesOfChange } from '../../../evidence/Duplicates.tsx';
import { useWrite } from '../../../forms/useWrite.ts';
import { lastOf } from '../../../records/liveRecord.ts';
import { useNow } from '../../../records/useNow.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';

interface ConfirmationProps {
  kind: AmendmentKind;
  amendment: Amendment;
  approver: Staff;
  state: ReviewState;
}

const SHARED = 'Somebody else has one of these values since you opened this page. Look at the list above.';

export function Confirmation({ kind, amendment, approver, state }: ConfirmationProps) {
  const { record } = state;
  const { uid } = record;
  useNow();
  const [, setCorrected] = useState(false);
  const now = serverNow();
  const history = useHistory(uid);
  const entries = lastOf(history.live)?.value.items;
  const [isCalled, setCalled] = useState(false);
  const { duplicates, search } = useDuplicatesOfChange(record, amendment);
  const earliest = earliestConfirmation(kind, amendment);
  const problem = refusalOfConfirming(record, amendment, approver) ?? refusalOfAmending(record, kind, now);
  const { run, isPending, error } = useWrite(
    async () => {
      if (await search()) throw new AppError('refused', SHARED);
      await confirmAmendment(uid, kind, { seen: amendment, called: isCalled }, approver);
    },
    { success: 'Change in force' },
  );
  const isEarly = now < earliest;
  const isStopped = isEarly || problem !== undefined;
  useEffect(() => {
    // The clock may have changed after the sign-in: only the server's time stops an approver.
    if (isStopped) void correctClock().then(() => setCorrected(true));
  }, [isStopped]);
  return (
    <>
      <Card as="section" body aria-label="Change">
        <p>
          <Sentence
            values={[amendment.reason]}
          >{`Validated ${formatTimestamp(amendment.validatedAt ?? 0)}. Reason: ${amendment.reason}.`}</Sentence>{' '}
          <Link to={approvalPath(uid)}>Look at the record</Link>
        </p>
        <AmendmentTable kind={kind} amendment={amendment} state={state} />
        {duplicates && <Duplicates duplicates={duplicates} addressOf={approvalPath} />}
        {problem && (
          <Notice kind="warning" title="You cannot confirm this change">
            <p className="mb-0">{problem}</p>
          </Notice>
        )}
        {isEarly && (
          <p className="field-notice">{`It can be confirmed from ${formatTimestamp(earliest)} on.`}</p>
        )}
        {kind === 'bank' && (
          <PhoneCall {...phoneToCall(record, entries ?? [], now)} isCalled={isCalled} onChange={setCalled} />
        )}
        <Failure>{error}</Failure>
        <div className="form-actions">
          <SubmitButton
            isPending={isPending}
            disabled={isStopped || (kind === 'bank' && !(isCalled && entries))}
            onClick={() => void run()}
          >
            Confirm change
          </SubmitButton>
          <RefuseChange {...{ uid, kind, amendment }} staff={approver} isReviewer={false} />
        </div>
      </Card>
      <HistoryList history={history} state={state} />
    </>
  );
}

interface PhoneCallProps {
  phone: string;
  /** When this number was replaced, in the last 90 days; absent for the number on record. */
  replacedAt?: number;
  isCalled: boolean;
  onChange: (isCalled: boolean) => void;
}

/** The approver's word that the person confirmed a new account by phone. */
function PhoneCall({ phone, replacedAt, isCalled, onChange }: PhoneCallProps) {
  const number = replacedAt === undefined ? 'the number on record' : 'the earlier number';
  return (
    <>
      {replacedAt !== undefined && (
        <Notice kind="warning" title="The contact number is new">
          <p className="mb-0">{`It changed on ${formatTimestamp(replacedAt)}. Call the earlier number: who changes the account may have changed the number first.`}</p>
        </Notice>
      )}
      <FormCheck
        id="change-called"
        className="mb-3"
        checked={isCalled}
        onChange={({ target }) => onChange(target.checked)}
        label={
          <Sentence
            values={[phone]}
          >{`I called ${number}, ${phone}, and the person confirmed the new account`}</Sentence>
        }
      />
    </>
  );
}

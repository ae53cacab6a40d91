import '../../../evidence/evidence.scss';
import { useEffect, useState } from 'react';
import Card from 'react-bootstrap/Card';
import FormCheck from 'react-bootstrap/FormCheck';
import { Link, useParams } from 'react-router-dom';
import {
  confirmAmendment,
  refuseAmendment,
  watchAmendments,
} from '../../../backend/amendments/amendments.ts';
import { correctClock } from '../../../backend/firebase/auth.ts';
import { findDuplicatesOfChange } from '../../../backend/records/duplicates.ts';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { approvalPath, paths } from '../../../config/paths.ts';
import { AppError } from '../../../domain/appError.ts';
import {
  AMENDMENT_KIND_KEYS,
  type Amendment,
  type AmendmentKind,
  amendmentKind,
} from '../../../domain/records/amendments.ts';
import { isUid } from '../../../domain/records/uid.ts';
import { amendmentStatusLabel } from '../../../domain/review/amendedChanges.ts';
import type { Duplicate } from '../../../domain/review/findings.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import { formatTimestamp } from '../../../domain/time/dates.ts';
import {
  earliestConfirmation,
  phoneToCall,
  refusalOfAmending,
  refusalOfConfirming,
  type Staff,
} from '../../../domain/transitions/amendments.ts';
import { AmendmentTable } from '../../../evidence/amendments/AmendmentTable.tsx';
import { HistoryList, useHistory } from '../../../evidence/amendments/HistoryList.tsx';
import { RefuseChange } from '../../../evidence/amendments/RefuseChange.tsx';
import { Duplicates } from '../../../evidence/Duplicates.tsx';
import { Visit } from '../../../evidence/Visit.tsx';
import { useWrite } from '../../../forms/useWrite.ts';
import { lastOf } from '../../../records/liveRecord.ts';
import { RecordsProvider } from '../../../records/RecordsProvider.tsx';
import { useNow } from '../../../records/useNow.ts';
import { usePersonRecords } from '../../../records/usePersonRecords.ts';
import { useRead } from '../../../records/useRead.ts';
import { useWatched } from '../../../records/useRecords.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';

/** One validated change of an approved person, and its confirmation (R20). */
export function ApprovalChangePage() {
  const { uid = '', kind: named = '' } = useParams();
  const kind = AMENDMENT_KIND_KEYS.find((each) => each === named);
  return (
    <ApproversOnly>
      {(approver) => (
        <>
          <p className="mb-2">
            <Link to={paths.approvals}>Back to approvals</Link>
          </p>
          {kind && isUid(uid) ? (
            <RecordsProvider key={uid} uid={uid}>
              <Visit uid={uid}>
                <PersonsChange uid={uid} kind={kind} approver={approver} />
              </Visit>
            </RecordsProvider>
          ) : (
            <NothingNotice />
          )}
        </>
      )}
    </ApproversOnly>
  );
}

interface PersonsChangeProps {
  uid: string;
  kind: AmendmentKind;
  approver: Staff;
}

function PersonsChange({ uid, kind, approver }: PersonsChangeProps) {
  const { live, retry } = usePersonRecords();
  const amendments = useWatched(uid, watchAmendments);
  return (
    <LiveView live={live} onRetry={retry}>
      {({ record, documents }) =>
        record ? (
          <>
            <PageHeading title={`${amendmentKind(kind).title} of ${record.name || record.email}`} />
            <LiveView live={amendments.live} onRetry={amendments.retry}>
              {(found) => {
                const amendment = found[kind];
                return amendment?.status === 2 ? (
                  <Confirmation {...{ kind, amendment, approver, state: { record, documents } }} />
                ) : (
                  <NothingNotice amendment={amendment} />
                );
              }}
            </LiveView>
          </>
        ) : (
          <NothingNotice />
        )
      }
    </LiveView>
  );
}

function NothingNotice({ amendment }: { amendment?: Amendment | undefined }) {
  return (
    <Notice kind="info" title="No change waits for you here">
      <p className="mb-0">
        {amendment
          ? `${amendmentStatusLabel(amendment)}, ${formatTimestamp(amendment.at)}.`
          : 'There is none.'}
      </p>
    </Notice>
  );
}

interface ConfirmationProps {
  kind: AmendmentKind;
  amendment: Amendment;
  approver: Staff;
  state: ReviewState;
}

const SHARED = 'Somebody else has one of these values since you opened this page. Look at the list above.';

function Confirmation({ kind, amendment, approver, state }: ConfirmationProps) {
  const { record } = state;
  const { uid } = record;
  useNow();
  const [, setCorrected] = useState(false);
  const now = serverNow();
  const history = useHistory(uid);
  const entries = lastOf(history.live)?.value.items;
  const { phone, replacedAt } = phoneToCall(record, entries ?? [], now);
  const [isCalled, setCalled] = useState(false);
  const { duplicates, search } = useDuplicatesOfChange(state, amendment);
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
          Validated {formatTimestamp(amendment.validatedAt ?? 0)}. Reason: {amendment.reason}.{' '}
          <Link to={approvalPath(uid)}>Look at the record</Link>
        </p>
        <AmendmentTable kind={kind} amendment={amendment} state={state} />
        {duplicates && <Duplicates duplicates={duplicates} addressOf={approvalPath} />}
        {problem && (
          <Notice kind="warning" title="You cannot confirm this change">
            <p className="mb-0">{problem}</p>
          </Notice>
        )}
        {isEarly && <p className="field-notice">It can be confirmed from {formatTimestamp(earliest)} on.</p>}
        {kind === 'bank' && replacedAt !== undefined && (
          <Notice kind="warning" title="The contact number is new">
            <p className="mb-0">
              It changed on {formatTimestamp(replacedAt)}. Call the earlier number: who changes the account
              may have changed the number first.
            </p>
          </Notice>
        )}
        {kind === 'bank' && (
          <FormCheck
            id="change-called"
            className="mb-3"
            checked={isCalled}
            onChange={({ target }) => setCalled(target.checked)}
            label={`I called ${replacedAt === undefined ? 'the number on record' : 'the earlier number'}, ${phone}, and the person confirmed the new account`}
          />
        )}
        <Failure>{error}</Failure>
        <div className="form-actions">
          <SubmitButton
            type="button"
            isPending={isPending}
            disabled={isStopped || (kind === 'bank' && !(isCalled && entries))}
            onClick={() => void run()}
          >
            Confirm change
          </SubmitButton>
          <RefuseChange
            entry={`${uid}/${kind}`}
            refuse={(refusal) =>
              refuseAmendment(uid, kind, { seen: amendment, refusal, isReviewer: false }, approver)
            }
          />
        </div>
      </Card>
      <HistoryList history={history} state={state} />
    </>
  );
}

const others = (found: readonly Duplicate[]) =>
  found
    .map(({ field, uid }) => `${field} ${uid}`)
    .sort()
    .join();

/** Searched when the page opens, and again before the confirmation. */
function useDuplicatesOfChange({ record }: ReviewState, amendment: Amendment) {
  const [sought, setSought] = useState({ record, amendment });
  const first = useRead(sought, findDuplicatesOfChange).value;
  if (sought.amendment.at !== amendment.at) setSought({ record, amendment });
  const [later, setLater] = useState<Duplicate[]>();
  const shown = later ?? first;
  return {
    duplicates: shown,
    /** @returns whether there are others than those shown */
    search: async () => {
      const found = await findDuplicatesOfChange({ record, amendment });
      setLater(found);
      return others(found) !== others(shown ?? []);
    },
  };
}

import { validateAmendment, watchAmendments } from '../../backend/amendments/amendments.ts';
import { markDeliveredSeen } from '../../backend/records/reviews.ts';
import { reviewPath } from '../../config/paths.ts';
import { deliveredTitles } from '../../domain/due/exceptions.ts';
import {
  AMENDMENT_KIND_KEYS,
  type Amendment,
  type AmendmentKind,
  amendmentKind,
  isAmendmentOpen,
} from '../../domain/records/amendments.ts';
import { amendmentStatusLabel, inForceText } from '../../domain/review/amendedChanges.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { refusalOfAmending } from '../../domain/transitions/amendments.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { AmendmentTable } from '../../evidence/amendments/AmendmentTable.tsx';
import { PersonHistory } from '../../evidence/amendments/HistoryList.tsx';
import { RefuseChange } from '../../evidence/amendments/RefuseChange.tsx';
import { Duplicates, useDuplicatesOfChange } from '../../evidence/Duplicates.tsx';
import { useWrite } from '../../forms/useWrite.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useNow } from '../../records/useNow.ts';
import { useWatched } from '../../records/useRecords.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Panel } from '../../ui/feedback/Panel.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

interface AmendmentsPanelProps {
  state: ReviewState;
  reviewer: Reviewer;
  canAct: boolean;
}

/** Delivered documents and open changes of an approved person, and the values before each change (R20, R21). */
export function AmendmentsPanel({ state, reviewer, canAct }: AmendmentsPanelProps) {
  const found = lastOf(useWatched(state.record.uid, watchAmendments).live)?.value ?? {};
  return (
    <>
      <DeliveredPanel {...{ state, reviewer, canAct }} />
      {AMENDMENT_KIND_KEYS.map((kind) => {
        const amendment = found[kind];
        if (!amendment || !isAmendmentOpen(amendment)) return null;
        return (
          <OpenChange
            key={`${kind}-${amendment.at}`}
            kind={kind}
            amendment={amendment}
            {...{ state, reviewer, canAct }}
          />
        );
      })}
      <PersonHistory state={state} />
    </>
  );
}

interface OpenChangeProps extends AmendmentsPanelProps {
  kind: AmendmentKind;
  amendment: Amendment;
}

function OpenChange({ kind, amendment, state, reviewer, canAct }: OpenChangeProps) {
  const { record } = state;
  const { uid } = record;
  const { duplicates } = useDuplicatesOfChange(record, amendment);
  const { title, isConfirmed } = amendmentKind(kind);
  const { run, isPending, error } = useWrite(() => validateAmendment(uid, kind, amendment, reviewer), {
    success: isConfirmed ? 'Change validated' : 'Change in force',
  });
  const now = useNow();
  const problem = refusalOfAmending(record, kind, now);
  const inForce = inForceText(kind, amendment, now);
  return (
    <Panel title={`Change to check: ${title}`}>
      <p className="small text-body-secondary">
        <Sentence
          values={[amendment.reason]}
        >{`${amendmentStatusLabel(amendment)}. Submitted ${formatTimestamp(amendment.submittedAt ?? 0)}. Reason: ${amendment.reason}`}</Sentence>
      </p>
      <AmendmentTable kind={kind} amendment={amendment} state={state} />
      {duplicates && <Duplicates duplicates={duplicates} addressOf={reviewPath} />}
      {inForce && <p>{inForce}</p>}
      {problem && <p className="field-notice">{problem}</p>}
      <Failure>{error}</Failure>
      {canAct && (
        <div className="form-actions">
          {amendment.status === 1 && !problem && (
            <SubmitButton isPending={isPending} onClick={() => void run()}>
              Validate change
            </SubmitButton>
          )}
          <RefuseChange {...{ uid, kind, amendment }} staff={reviewer} isReviewer />
        </div>
      )}
    </Panel>
  );
}

/** Documents that came in under an exception (R21); nothing once a reviewer has looked at them. */
function DeliveredPanel({ state: { record, documents }, reviewer, canAct }: AmendmentsPanelProps) {
  const { cameIn } = documents;
  const { run, isPending, error } = useWrite(
    (shownAt: number) => markDeliveredSeen(record.uid, shownAt, reviewer),
    { success: 'Delivered documents marked as seen' },
  );
  if (cameIn === undefined) return null;
  const titles = deliveredTitles(record, documents);
  const isOne = titles.length === 1;
  const named = titles.join(', ') || 'Documents';
  const sentences = [
    `${named} came in under the exception${isOne ? '' : ', the last one'} on ${formatTimestamp(cameIn)}.`,
    `${isOne ? 'Look at the file. If it' : 'Look at each file. If one'} is wrong, raise a query on the profile.`,
  ];
  return (
    <Panel title="Delivered documents">
      <p>{sentences.join(' ')}</p>
      <Failure>{error}</Failure>
      {canAct && (
        <SubmitButton isPending={isPending} onClick={() => void run(cameIn)}>
          Mark as seen
        </SubmitButton>
      )}
    </Panel>
  );
}

import { endOwnDelegation } from '../../../backend/deputies/deputies.ts';
import { paths } from '../../../config/paths.ts';
import { type Delegation, isOver, isRunning } from '../../../domain/people/delegations.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { BackLinks } from '../../../evidence/BackLinks.tsx';
import { momentText, useDelegations } from '../../../evidence/waiting/ActingNote.tsx';
import { useWrite } from '../../../forms/useWrite.ts';
import { useNow } from '../../../records/useNow.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { Panel } from '../../../ui/feedback/Panel.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';
import { DeputyForm } from './DeputyForm.tsx';

/** Who decides while an approver is away (R25). */
export function AwayPage() {
  return (
    <ApproversOnly>
      {(approver) => (
        <>
          <BackLinks to={paths.approvals} label="Back to approvals" />
          <PageHeading title="Deputy">
            Another approver decides while you are away, and gets the mails and reminders to you.
          </PageHeading>
          <Away approver={approver} />
        </>
      )}
    </ApproversOnly>
  );
}

function Away({ approver }: { approver: Approver }) {
  const { own, others } = useDelegations(approver);
  const now = useNow();
  return (
    <>
      <LiveView live={own.live} onRetry={own.retry}>
        {(delegation) => {
          const current = delegation && !isOver(delegation, now) ? delegation : null;
          return (
            <>
              {current && <CurrentDeputy delegation={current} now={now} />}
              <DeputyForm approver={approver} isReplacing={current !== null} />
            </>
          );
        }}
      </LiveView>
      <LiveView live={others.live} onRetry={others.retry}>
        {(delegations) => (
          <ActingFor delegations={delegations.filter((each) => !isOver(each, now))} now={now} />
        )}
      </LiveView>
    </>
  );
}

function CurrentDeputy({ delegation, now }: { delegation: Delegation; now: number }) {
  const { uid, deputyName, deputyEmail, reason } = delegation;
  const hasBegun = isRunning(delegation, now);
  const { run, isPending, error } = useWrite(() => endOwnDelegation(uid), {
    success: hasBegun ? 'You decide yourself again' : 'Deputy cancelled',
  });
  return (
    <Panel
      title={
        <Sentence values={[deputyName]}>
          {hasBegun ? `${deputyName} decides for you` : `${deputyName} will decide for you`}
        </Sentence>
      }
      headingClass="h5"
    >
      <p className="text-break">
        <Sentence
          values={[reason]}
        >{`Away ${intervalText(delegation)}. ${reason && `Reason: ${reason}. `}Mails go to ${deputyEmail}.`}</Sentence>
      </p>
      <Failure>{error}</Failure>
      <SubmitButton variant="outline-primary" isPending={isPending} onClick={() => void run()}>
        {hasBegun ? 'End now' : 'Cancel'}
      </SubmitButton>
    </Panel>
  );
}

function ActingFor({ delegations, now }: { delegations: readonly Delegation[]; now: number }) {
  return (
    <Panel title="For whom you decide" headingClass="h5">
      {delegations.length === 0 && <p className="mb-0">Nobody has named you as deputy.</p>}
      <ul className="mb-0">
        {delegations.map((delegation) => (
          <li key={delegation.uid} className="text-break">
            <Sentence
              values={[delegation.name]}
            >{`${delegation.name}: away ${intervalText(delegation)}${isRunning(delegation, now) ? '' : ' (not yet)'}`}</Sentence>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** For example "from 25 Nov 2026, back on 3 Dec 2026". */
function intervalText({ from, until }: Delegation): string {
  return `from ${momentText(from)}, back on ${momentText(until)}`;
}

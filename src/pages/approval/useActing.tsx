import { type ReactNode, useState } from 'react';
import { type Delegation, isRunning } from '../../domain/people/delegations.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { ReviewedRecord } from '../../domain/review/snapshots.ts';
import { type Approver, actingApprover, refusalOfDecision } from '../../domain/transitions/approval.ts';
import { useNow } from '../../records/useNow.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

/**
 * R25: a deputy decides on behalf of the first absent approver who may decide on the person, or chooses
 * another, or the own name.
 */
export function useActing(
  record: UserRecord,
  approver: Approver,
  delegations: readonly Delegation[],
  reviewed: ReviewedRecord,
): { acting: Approver; choice: ReactNode } {
  const now = useNow();
  const [chosen, setChosen] = useState<string>();
  const possible = delegations.filter(
    (delegation) =>
      isRunning(delegation, now) &&
      !refusalOfDecision(record, { ...approver, deputyFor: delegation }, reviewed),
  );
  if (possible.length === 0) return { acting: approver, choice: null };
  const acting = actingApprover(
    record,
    approver,
    chosen === undefined ? possible : possible.filter(({ uid }) => uid === chosen),
    now,
    reviewed,
  );
  const choice = (
    <SelectField
      label="You decide"
      value={acting.deputyFor?.uid ?? ''}
      onChange={({ target }) => setChosen(target.value)}
      options={[
        ...possible.map(({ uid, name }) => ({ value: uid, label: `On behalf of ${name}`, isStored: true })),
        { value: '', label: 'In your own name' },
      ]}
    />
  );
  return { acting, choice };
}

export function DeputyFact({ deputyFor }: Pick<Approver, 'deputyFor'>) {
  return (
    deputyFor && (
      <p>
        <Sentence values={[deputyFor.name]}>{`You decide on behalf of ${deputyFor.name}.`}</Sentence>
      </p>
    )
  );
}

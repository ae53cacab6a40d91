import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { possibleDeputies, saveDelegation } from '../../../backend/deputies/deputies.ts';
import type { ApproverCard } from '../../../domain/people/delegations.ts';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { addDays, startOfDayInIndia } from '../../../domain/time/dates.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { isDate } from '../../../domain/transitions/guards.ts';
import { EntryForm, useEntryForm } from '../../../forms/entry/EntryForm.tsx';
import { useField } from '../../../forms/formContext.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { today } from '../../../records/useNow.ts';
import { useRead } from '../../../records/useRead.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { Panel } from '../../../ui/feedback/Panel.tsx';
import { loadErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

const DeputySchema = v.pipe(
  v.object({
    deputy: v.pipe(v.string(), v.nonEmpty('Choose a deputy.')),
    from: v.pipe(v.string(), v.check(isDate, 'Enter the first day away.')),
    until: v.pipe(
      v.string(),
      v.nonEmpty('Enter the day on which you are back.'),
      v.check((day) => day > today(), 'Choose a day after today.'),
      v.check((day) => day <= addDays(today(), 365), 'Choose a day within the next year.'),
    ),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_TEXT, `A reason has at most ${MAX_TEXT} characters.`),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => from < until,
      'The day back must be after the first day away.',
    ),
    ['until'],
  ),
);

type DeputyEntries = v.InferInput<typeof DeputySchema>;

interface DeputyFormProps {
  approver: Approver;
  isReplacing: boolean;
}

export function DeputyForm({ approver, isReplacing }: DeputyFormProps) {
  const { value: deputies, error } = useRead(approver.uid, possibleDeputies);
  return (
    <Panel title={isReplacing ? 'Name another deputy' : 'Name a deputy'} headingClass="h5">
      <Failure>{error && loadErrorMessage(error)}</Failure>
      {!deputies && !error && <Loader />}
      {deputies?.length === 0 && (
        <p className="mb-0">
          Nobody else with the approver role has opened the approvals in the last 30 days. Ask a colleague
          with that role to open them once; an administrator grants the role.
        </p>
      )}
      {deputies && deputies.length > 0 && <Entries approver={approver} deputies={deputies} />}
    </Panel>
  );
}

function Entries({ approver, deputies }: { approver: Approver; deputies: readonly ApproverCard[] }) {
  const entryForm = useEntryForm<DeputyEntries, DeputyEntries>({
    id: 'deputy',
    schema: DeputySchema,
    values: { deputy: '', from: today(), until: '', reason: '' },
    entry: 'deputy',
  });
  const write = useWrite(
    ({ deputy, from, until, reason }: DeputyEntries) =>
      saveDelegation(approver, deputy, {
        from: startOfDayInIndia(from),
        until: startOfDayInIndia(until),
        reason,
      }),
    { success: 'Deputy named' },
  );
  return (
    <EntryForm
      entryForm={entryForm}
      write={write}
      buttonLabel="Name deputy"
      onSent={() => entryForm.form.reset()}
    >
      <Fields deputies={deputies} />
    </EntryForm>
  );
}

function Fields({ deputies }: { deputies: readonly ApproverCard[] }) {
  const fieldOf = useField<DeputyEntries>();
  const [from, until] = useWatch<DeputyEntries, ['from', 'until']>({ name: ['from', 'until'] });
  return (
    <>
      <SelectField
        {...fieldOf('deputy')}
        label="Deputy"
        placeholder="Choose"
        options={deputies.map(({ uid, name, email }) => ({
          value: uid,
          label: `${name} (${email})`,
          isStored: true,
        }))}
      />
      <div className="field-grid">
        <DateField {...fieldOf('from')} label="First day away" entered={from} />
        <DateField {...fieldOf('until')} label="Back on" entered={until} />
      </div>
      <TextField {...fieldOf('reason')} label="Reason (optional)" maxLength={MAX_TEXT} />
    </>
  );
}

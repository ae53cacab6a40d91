import { useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { peopleText } from '../../../domain/people/peopleText.ts';
import type { PipelineRow } from '../../../domain/people/pipeline.ts';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import type { RowActions } from './useRowActions.ts';

/** The ids of the chosen rows, and a function that chooses rows or leaves them out. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (ids: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...others, ...ids] : others));
  };
  return [chosen, toggle] as const;
}

interface SelectionProps {
  rows: readonly PipelineRow[];
  actions: RowActions;
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[], isChosen: boolean) => void;
}

/** Mails to several at once; absent where no row has a mail. */
export function Selection({ rows, actions, chosen, onToggle }: SelectionProps) {
  const open = rows.filter((row) => actions.actionOf(row) !== null);
  if (open.length === 0) return null;
  const selected = open.filter(({ id }) => chosen.has(id));
  const people = selected.filter(({ kind }) => kind === 'person').length;
  const invitations = selected.length - people;
  const label = [
    people > 0 && `Remind ${peopleText(people)}`,
    invitations > 0 &&
      `${people > 0 ? 'resend' : 'Resend'} ${invitations} ${invitations === 1 ? 'invitation' : 'invitations'}`,
  ]
    .filter(Boolean)
    .join(' and ');
  const handleSend = async () => onToggle(await actions.run(selected), false);
  return (
    <div className="people-selection">
      <FormCheck
        id="select-all"
        label={`Select all ${open.length} who can get a mail`}
        checked={selected.length === open.length}
        onChange={({ target }) =>
          onToggle(
            open.map(({ id }) => id),
            target.checked,
          )
        }
      />
      {selected.length > 0 && (
        <SubmitButton
          size="sm"
          variant="outline-primary"
          isPending={actions.pending.size > 1}
          onClick={() => void handleSend()}
        >
          {label}
        </SubmitButton>
      )}
    </div>
  );
}

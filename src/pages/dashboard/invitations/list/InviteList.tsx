import { useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import type { Introducer } from '../../../../domain/people/invitations.ts';
import { USER_TYPE_OPTIONS } from '../../../../forms/entry/entrySchema.ts';
import { Failure } from '../../../../ui/feedback/Failure.tsx';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { loadErrorMessage } from '../../../../ui/feedback/saveErrors.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../../ui/fields/TextAreaField.tsx';
import { FileButton } from '../../../../ui/uploads/FileButton.tsx';
import { useFileTarget } from '../../../../ui/uploads/useFileTarget.ts';
import { CheckedList } from './CheckedList.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { useKnown } from './useKnown.ts';
import { useListText } from './useListText.ts';
import { useSendList } from './useSendList.ts';
import './list.scss';

export function InviteList({ introducer }: { introducer: Introducer }) {
  const list = useListText();
  const { read, layout, setLayout } = list;
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const heading = useId();
  const known = useKnown(introducer, read);
  const sending = useSendList(introducer, list.forget);
  const { isSending } = sending;
  const drop = useFileTarget(area, {
    isEnabled: !isSending,
    isOpenToPage: false,
    onFile: (file) => void list.choose(file),
  });

  return (
    <section className="invite-list" aria-labelledby={heading}>
      <h3 id={heading} className="h6">
        Invite from a list
      </h3>
      <div ref={area} className="file-field" data-drop={drop}>
        <fieldset disabled={isSending}>
          <TextAreaField
            ref={input}
            label="List"
            hint="One person per row: name, e-mail, Trainee or Vendor. Paste rows of a spreadsheet, or drop a CSV file. Each row is checked at once."
            placeholder="Om, om@x.example, Vendor"
            rows={6}
            wrap="off"
            spellCheck={false}
            value={list.text}
            error={list.problem}
            onChange={list.type}
          />
          {list.hasRowsWithoutType && (
            <SelectField
              id="invite-list-type"
              label="Everybody without a type is a"
              placeholder="Choose"
              options={USER_TYPE_OPTIONS}
              value={list.allAre}
              onChange={({ target }) => list.setAllAre(target.value)}
            />
          )}
          <FileButton accept=".csv,.txt,text/csv" onChosen={(file) => void list.choose(file)}>
            Choose a CSV file
          </FileButton>
        </fieldset>
      </div>
      {known.error ? (
        <Failure>
          <span>{loadErrorMessage(known.error)}</span>{' '}
          <Button variant="link" size="sm" onClick={known.retry}>
            Check again
          </Button>
        </Failure>
      ) : (
        known.left > 0 && (
          <Progress aria-label="Checking the list" now={read.length - known.left} max={read.length} />
        )
      )}
      {!list.found.isCertain && !layout && (
        // Another list starts without the choices made for the one before.
        <ColumnChoice
          key={JSON.stringify(list.all[0])}
          rows={list.all}
          found={list.found}
          onChoose={setLayout}
        />
      )}
      {layout && (
        <Button variant="link" size="sm" className="px-0" onClick={() => setLayout(undefined)}>
          Choose other columns
        </Button>
      )}
      {read.length > 0 && (
        <CheckedList
          rows={known.rows}
          sending={sending}
          isChecked={known.left === 0}
          onFix={list.fix}
          onNew={() => {
            list.start('');
            known.forget();
            sending.reset();
            input.current?.focus();
          }}
        />
      )}
    </section>
  );
}

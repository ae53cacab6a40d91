import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { parseCsv } from '../../../../domain/exports/csv.ts';
import type { Introducer } from '../../../../domain/people/invitations.ts';
import { useRememberedText } from '../../../../drafts/useRemembered.ts';
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
import { type Layout, layoutOf } from './listColumns.ts';
import { decodeList, fixRow, MAX_BYTES, readList, withoutEmptyRows } from './listRows.ts';
import { useKnown } from './useKnown.ts';
import { useSendList } from './useSendList.ts';
import './list.scss';

const TOO_LARGE = 'This file is larger than 5 MB, which is more than a list of people needs.';
const NO_TEXT =
  'This is not a CSV file. In Excel, save the sheet as CSV, or copy its rows and paste them here.';
const UNREADABLE = 'The file could not be read. Choose it again.';

/** After a pause in typing; a paste and a file are checked at once. */
const AFTER_MS = 400;

export function InviteList({ introducer }: { introducer: Introducer }) {
  const [text, setText, forget] = useRememberedText('invitation-list', '');
  const [checked, setChecked] = useState(text);
  const [problem, setProblem] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLTextAreaElement>(null);
  const heading = useId();
  const [allAre, setAllAre] = useState('');
  const [layout, setLayout] = useState<Layout>();
  const all = useMemo(() => parseCsv(checked), [checked]);
  const found = useMemo(() => layoutOf(all), [all]);
  const read = useMemo(() => readList(checked, { allAre, layout }), [checked, allAre, layout]);
  const hasRowsWithoutType = useMemo(
    () => readList(checked, { layout }).some(({ type }) => type === ''),
    [checked, layout],
  );
  const known = useKnown(introducer, read);
  const sending = useSendList(introducer, forget);
  const { isSending } = sending;
  useEffect(() => {
    const timer = setTimeout(() => setChecked(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const replace = (whole: string) => {
    setProblem('');
    const list = withoutEmptyRows(whole);
    setText(list);
    setChecked(list);
  };
  /** The columns of another list are chosen anew. */
  const start = (whole: string) => {
    setLayout(undefined);
    replace(whole);
  };
  const handleType = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    if ('inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste') {
      start(target.value);
    } else {
      setProblem('');
      if (target.value === '') setLayout(undefined);
      setText(target.value);
    }
  };
  const handleFile = async (file: File) => {
    if (file.size > MAX_BYTES) return setProblem(TOO_LARGE);
    try {
      const whole = decodeList(new Uint8Array(await file.arrayBuffer()));
      return whole === null ? setProblem(NO_TEXT) : start(whole);
    } catch {
      return setProblem(UNREADABLE);
    }
  };
  const drop = useFileTarget(area, {
    isEnabled: !isSending,
    isOpenToPage: false,
    onFile: (file) => void handleFile(file),
  });

  return (
    <section className="invite-list" aria-labelledby={heading}>
      <h3 id={heading} className="h6">
        Invite from a list
      </h3>
      <div ref={area} className="file-field" data-drop={drop}>
        <fieldset disabled={isSending}>
          <TextAreaField
            ref={list}
            label="List"
            hint="One person per row: name, e-mail, Trainee or Vendor. Paste rows of a spreadsheet, or drop a CSV file. Each row is checked at once."
            placeholder="Om, om@x.example, Vendor"
            rows={6}
            wrap="off"
            spellCheck={false}
            value={text}
            error={problem}
            onChange={handleType}
          />
          {hasRowsWithoutType && (
            <SelectField
              id="invite-list-type"
              label="Everybody without a type is a"
              placeholder="Choose"
              options={USER_TYPE_OPTIONS}
              value={allAre}
              onChange={({ target }) => setAllAre(target.value)}
            />
          )}
          <FileButton accept=".csv,.txt,text/csv" onChosen={(file) => void handleFile(file)}>
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
      {!found.isCertain && !layout && (
        // Another list starts without the choices made for the one before.
        <ColumnChoice key={JSON.stringify(all[0])} rows={all} found={found} onChoose={setLayout} />
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
          onFix={(line, values) => replace(fixRow(checked, line, values, layout))}
          onNew={() => {
            start('');
            known.forget();
            sending.reset();
            list.current?.focus();
          }}
        />
      )}
    </section>
  );
}

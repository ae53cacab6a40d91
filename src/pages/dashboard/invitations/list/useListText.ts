import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { parseCsv } from '../../../../domain/exports/csv.ts';
import { useRememberedText } from '../../../../drafts/useRemembered.ts';
import { type Layout, layoutOf } from './listColumns.ts';
import { decodeList, fixRow, MAX_BYTES, type RowValues, readList } from './listRows.ts';
import { pastedList } from './pastedList.ts';

const TOO_LARGE = 'This file is larger than 5 MB, which is more than a list of people needs.';
const NO_TEXT =
  'This is not a CSV file. In Excel, save the sheet as CSV, or copy its rows and paste them here.';
const UNREADABLE = 'The file could not be read. Choose it again.';

/** After a pause in typing; a paste and a file are checked at once. */
const AFTER_MS = 400;

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The typed, pasted or chosen list, and what its rows say. */
export function useListText() {
  const [text, setText, forget] = useRememberedText('invitation-list', '');
  const [checked, setChecked] = useState(text);
  const [problem, setProblem] = useState('');
  const [allAre, setAllAre] = useState('');
  const [layout, setLayout] = useState<Layout>();
  const all = useMemo(() => parseCsv(checked), [checked]);
  const found = useMemo(() => layoutOf(all), [all]);
  const read = useMemo(() => readList(checked, { allAre, layout }), [checked, allAre, layout]);
  const hasRowsWithoutType = useMemo(
    () => readList(checked, { layout }).some(({ type }) => type === ''),
    [checked, layout],
  );
  useEffect(() => {
    const timer = setTimeout(() => setChecked(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const replace = (list: string) => {
    setProblem('');
    setText(list);
    setChecked(list);
  };
  /** The columns of another list are chosen anew. */
  const start = (whole: string) => {
    setLayout(undefined);
    replace(pastedList(whole));
  };
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const { value, selectionEnd } = target;
    // Keyboards of phones paste as if the text were typed. An undo brings back the text as it was.
    const isUndo = 'inputType' in nativeEvent && `${nativeEvent.inputType}`.startsWith('history');
    const inserted = value.slice(commonStart(text, value), selectionEnd);
    if (!isUndo && inserted.length > 1 && /[@\n]/.test(inserted)) return start(value);
    setProblem('');
    if (value === '') setLayout(undefined);
    setText(value);
  };
  const choose = async (file: File) => {
    if (file.size > MAX_BYTES) return setProblem(TOO_LARGE);
    try {
      const whole = decodeList(new Uint8Array(await file.arrayBuffer()));
      return whole === null ? setProblem(NO_TEXT) : start(whole);
    } catch {
      return setProblem(UNREADABLE);
    }
  };
  const fix = (line: number, values: RowValues) => replace(fixRow(checked, line, values, layout));
  return {
    text,
    problem,
    /** The rows as text, with what is certain about their columns, and as invitations. */
    all,
    found,
    read,
    hasRowsWithoutType,
    allAre,
    setAllAre,
    layout,
    setLayout,
    start,
    type,
    choose,
    fix,
    forget,
  };
}

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { getInvitationsTo } from '../../../../backend/records/invitations.ts';
import { getNamesAmongPeople } from '../../../../backend/records/progress.ts';
import { serverNow } from '../../../../backend/records/serverTime.ts';
import type { Introducer } from '../../../../domain/people/invitations.ts';
import { useRememberedText } from '../../../../drafts/useRemembered.ts';
import { useWrite } from '../../../../forms/useWrite.ts';
import { accountToast } from '../../../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { TextAreaField } from '../../../../ui/fields/TextAreaField.tsx';
import { FileButton } from '../../../../ui/uploads/FileButton.tsx';
import { useFileTarget } from '../../../../ui/uploads/useFileTarget.ts';
import { CheckedList } from './CheckedList.tsx';
import { compareWithKnown, decodeList, type ListRow, MAX_BYTES, MAX_ROWS, readList } from './listRows.ts';
import './list.scss';

const EMPTY = 'Paste the list first, or choose a CSV file.';
const TOO_LARGE = `This file is larger than 1 MB. A list has at most ${MAX_ROWS} people.`;
const NO_TEXT =
  'This is not a CSV file. In Excel, save the sheet as CSV, or copy its rows and paste them here.';
const UNREADABLE = 'The file could not be read. Choose it again.';

function problemOf({ length }: readonly ListRow[]): string {
  if (length === 0) return EMPTY;
  if (length <= MAX_ROWS) return '';
  return `The list has ${length.toLocaleString('en-IN')} people. Invite at most ${MAX_ROWS} at a time: split it into smaller lists.`;
}

export function InviteList({ introducer }: { introducer: Introducer }) {
  const [text, setText, forget] = useRememberedText('invitation-list', '');
  const [rows, setRows] = useState<readonly ListRow[] | null>(null);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLTextAreaElement>(null);
  const heading = useId();
  const wasChecked = useRef(false);
  useEffect(() => {
    if (rows === null && wasChecked.current) list.current?.focus();
    wasChecked.current = rows !== null;
  }, [rows]);

  const change = (next: string) => {
    setText(next);
    setProblem('');
  };
  const handleFile = async (file: File) => {
    if (file.size > MAX_BYTES) return setProblem(TOO_LARGE);
    try {
      const read = decodeList(new Uint8Array(await file.arrayBuffer()));
      return read === null ? setProblem(NO_TEXT) : change(read);
    } catch {
      return setProblem(UNREADABLE);
    }
  };
  const { run, isPending, error } = useWrite(
    async () => {
      const read = readList(text);
      const found = problemOf(read);
      setProblem(found);
      if (found !== '') return;
      const invites = read.flatMap(({ invite }) => invite ?? []);
      const [invitations, names] = await Promise.all([
        getInvitationsTo(introducer.uid, [...new Set(invites.map(({ email }) => email))]),
        getNamesAmongPeople(introducer.email, [...new Set(invites.map(({ name }) => name))]),
      ]);
      setRows(compareWithKnown(read, { invitations, names }, serverNow()));
    },
    { toast: accountToast },
  );
  const drop = useFileTarget(form, {
    isEnabled: rows === null && !isPending,
    isOpenToPage: false,
    onFile: (file) => void handleFile(file),
  });
  const handleCheck = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <section className="invite-list" aria-labelledby={heading}>
      <h3 id={heading} className="h6">
        Invite from a list
      </h3>
      {rows === null ? (
        <form ref={form} className="file-field" data-drop={drop} noValidate onSubmit={handleCheck}>
          <fieldset disabled={isPending}>
            <TextAreaField
              ref={list}
              label="List"
              hint={`One person per row: name, e-mail, Trainee or Vendor. Paste rows of a spreadsheet, or drop a CSV file. At most ${MAX_ROWS} people.`}
              placeholder="Kavya Menon, kavya.menon@example.com, Vendor"
              rows={6}
              spellCheck={false}
              value={text}
              error={problem || error}
              onChange={({ target }) => change(target.value)}
            />
            <div className="form-actions">
              <SubmitButton variant="outline-primary" isPending={isPending}>
                Check the list
              </SubmitButton>
              <FileButton accept=".csv,.txt,text/csv" onChosen={(file) => void handleFile(file)}>
                Choose a CSV file
              </FileButton>
            </div>
          </fieldset>
        </form>
      ) : (
        <CheckedList
          introducer={introducer}
          rows={rows}
          onAllSent={forget}
          onChange={() => setRows(null)}
          onNew={() => {
            change('');
            setRows(null);
          }}
        />
      )}
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { CSV_TYPE, toCsv } from '../../../../domain/exports/csv.ts';
import type { Introducer } from '../../../../domain/people/invitations.ts';
import { today } from '../../../../records/useNow.ts';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { saveFile } from '../../../../ui/saveFile.ts';
import { ListTable } from './ListTable.tsx';
import type { ListRow } from './listRows.ts';
import { resultOf } from './results.ts';
import { isDone, useSendList } from './useSendList.ts';

interface CheckedListProps {
  introducer: Introducer;
  rows: readonly ListRow[];
  onAllSent: () => void;
  /** Back to the text of the list. */
  onChange: () => void;
  /** To an empty one. */
  onNew: () => void;
}

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

export function CheckedList({ introducer, rows, onAllSent, onChange, onNew }: CheckedListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { outcomes, progress, send, isSending } = useSendList(introducer, onAllSent);
  // The button that was pressed has gone, before the list and after the sending.
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const wanted = rows.filter(
    ({ verdict, line }) => verdict === 'ready' || (verdict === 'namesake' && chosen.has(line)),
  );
  const left = wanted.flatMap(({ invite }) => (invite && !isDone(outcomes[invite.email]) ? [invite] : []));
  const hasSent = Object.keys(outcomes).length > 0;
  const sent = Object.values(outcomes).filter(({ state }) => state === 'sent').length;

  const handleSend = async () => {
    await send(left);
    summary.current?.focus();
  };
  const handleReport = () => {
    const report = rows.map((row) => {
      const { line, name, email, type } = row;
      return [`${line}`, name, email, type, resultOf(row, outcomes).text];
    });
    const table = [['Row', 'Name', 'E-mail', 'Type', 'Result'], ...report];
    saveFile(`invitations-${today()}.csv`, toCsv(table), CSV_TYPE);
  };

  return (
    <>
      <p ref={summary} tabIndex={-1} role="status">
        {hasSent
          ? `${people(sent)} invited${left.length > 0 ? `, ${left.length} not yet` : ''}.`
          : `${wanted.length} of ${people(rows.length)} can be invited.`}
      </p>
      <ListTable rows={rows} outcomes={outcomes} chosen={chosen} isLocked={isSending} onChoose={setChosen} />
      {isSending && <Progress aria-label="Sending the invitations" now={progress.done} max={progress.of} />}
      <div className="form-actions">
        {left.length > 0 && (
          <SubmitButton type="button" isPending={isSending} onClick={() => void handleSend()}>
            {hasSent && !isSending ? `Try again for ${people(left.length)}` : `Invite ${people(left.length)}`}
          </SubmitButton>
        )}
        {!isSending && (
          <>
            <Button variant="outline-secondary" onClick={handleReport}>
              Save report (CSV)
            </Button>
            <Button variant="outline-secondary" onClick={hasSent ? onNew : onChange}>
              {hasSent ? 'New list' : 'Change the list'}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import FormCheck from 'react-bootstrap/FormCheck';
import Table from 'react-bootstrap/Table';
import { CSV_TYPE, toCsv } from '../../../../domain/exports/csv.ts';
import type { Introducer } from '../../../../domain/people/invitations.ts';
import { today } from '../../../../records/useNow.ts';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { saveFile } from '../../../../ui/saveFile.ts';
import { TableHead } from '../../../../ui/TableHead.tsx';
import type { ListRow } from './listRows.ts';
import { isDone, type Outcomes, useSendList } from './useSendList.ts';

interface CheckedListProps {
  introducer: Introducer;
  rows: readonly ListRow[];
  onAllSent: () => void;
  onChange: () => void;
  onNew: () => void;
}

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

export function CheckedList({ introducer, rows, onAllSent, onChange, onNew }: CheckedListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { outcomes, progress, send, isSending } = useSendList(introducer, onAllSent);
  // The pressed button was removed, before the list and after sending.
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
          <SubmitButton isPending={isSending} onClick={() => void handleSend()}>
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

interface ListTableProps {
  rows: readonly ListRow[];
  outcomes: Outcomes;
  /** Lines with a known name that the introducer invites anyway. */
  chosen: ReadonlySet<number>;
  isLocked: boolean;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

function ListTable({ rows, outcomes, chosen, isLocked, onChoose }: ListTableProps) {
  const toggle = (line: number) => {
    const next = new Set(chosen);
    if (!next.delete(line)) next.add(line);
    onChoose(next);
  };
  return (
    <div className="table-scroll">
      <Table className="align-middle">
        <caption className="visually-hidden">The list, row by row</caption>
        <TableHead columns={['Row', 'Person', 'Result']} />
        <tbody>
          {rows.map((row) => {
            const { text, className } = resultOf(row, outcomes);
            return (
              <tr key={row.line}>
                <td>{row.line}</td>
                <th scope="row" className="invite-list-person">
                  {row.name || 'No name'}
                  <span>{[row.email, row.type].filter(Boolean).join(' · ')}</span>
                </th>
                <td>
                  <span className={className}>{text}</span>
                  {row.verdict === 'namesake' && row.invite && !outcomes[row.invite.email] && (
                    <FormCheck
                      id={`invite-row-${row.line}`}
                      label="Invite anyway"
                      disabled={isLocked}
                      checked={chosen.has(row.line)}
                      onChange={() => toggle(row.line)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

const GOOD = 'status-validated';
const BAD = 'status-danger';
const IDLE = 'status-pending';

/** The text for a row: its verdict, and after sending the result. */
function resultOf({ verdict, reason, invite }: ListRow, outcomes: Outcomes) {
  const outcome = invite && verdict !== 'twice' ? outcomes[invite.email] : undefined;
  switch (outcome?.state) {
    case 'sent':
      return { text: 'Invited', className: GOOD };
    case 'known':
      return { text: 'Already invited', className: IDLE };
    case 'unsent':
      return {
        text: `The invitation is saved, but the e-mail was not sent. ${outcome.why}`,
        className: BAD,
      };
    case 'failed':
      return { text: `Not invited. ${outcome.why}`, className: BAD };
    case undefined:
      return { text: reason, className: verdict === 'ready' ? GOOD : verdict === 'wrong' ? BAD : IDLE };
  }
}

import { useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { CSV_TYPE, toCsv } from '../../../../domain/exports/csv.ts';
import { peopleText } from '../../../../domain/people/peopleText.ts';
import { today } from '../../../../records/useNow.ts';
import { Failure } from '../../../../ui/feedback/Failure.tsx';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { saveFile } from '../../../../ui/saveFile.ts';
import { ListTable, resultOf } from './ListTable.tsx';
import { isProblem, isQuestion, type ListRow, type RowValues } from './listRows.ts';
import { isDone, type SendList } from './useSendList.ts';

interface CheckedListProps {
  rows: readonly ListRow[];
  sending: SendList;
  /** False while rows are being looked up. */
  isChecked: boolean;
  onFix: (line: number, values: RowValues) => void;
  onNew: () => void;
}

const number = (count: number) => count.toLocaleString('en-IN');

export function CheckedList({ rows, sending, isChecked, onFix, onNew }: CheckedListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isOnlyProblems, setOnlyProblems] = useState(false);
  const { outcomes, progress, send, isSending, refusal } = sending;
  // The pressed button is removed after sending.
  const summary = useRef<HTMLParagraphElement>(null);
  const wanted = rows.filter((row) => row.verdict === 'ready' || (isQuestion(row) && chosen.has(row.line)));
  const left = wanted.flatMap(({ invite }) => (invite && !isDone(outcomes[invite.email]) ? [invite] : []));
  const hasSent = Object.keys(outcomes).length > 0;
  const sent = Object.values(outcomes).filter(({ state }) => state === 'sent').length;
  const problems = rows.filter(isProblem);
  const known = rows.filter(isKnown);

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
      <p ref={summary} tabIndex={-1} role="status" className="mt-3">
        {hasSent
          ? `${peopleText(sent)} invited${left.length > 0 ? `, ${number(left.length)} not yet` : ''}.`
          : isChecked
            ? `${leftOutText(problems.length, known.length)}${number(wanted.length)} of ${peopleText(rows.length)} can be invited.`
            : `Checking ${peopleText(rows.length)}…`}
      </p>
      <Failure>{refusal}</Failure>
      {problems.length > 0 && problems.length < rows.length && (
        <Button
          variant="outline-secondary"
          size="sm"
          className="mb-2"
          aria-pressed={isOnlyProblems}
          onClick={() => setOnlyProblems(!isOnlyProblems)}
        >
          {isOnlyProblems
            ? `Show all ${number(rows.length)}`
            : `Show ${number(problems.length)} ${problems.length === 1 ? 'problem' : 'problems'}`}
        </Button>
      )}
      <ListTable
        rows={
          isOnlyProblems
            ? problems
            : [...problems, ...known, ...rows.filter((row) => !isProblem(row) && !isKnown(row))]
        }
        outcomes={outcomes}
        chosen={chosen}
        isLocked={isSending}
        onChoose={setChosen}
        onFix={onFix}
      />
      {isSending && <Progress aria-label="Sending the invitations" now={progress.done} max={progress.of} />}
      <div className="form-actions">
        {left.length > 0 && (
          <SubmitButton
            variant="outline-primary"
            isPending={isSending}
            disabled={!isChecked}
            onClick={() => void handleSend()}
          >
            {hasSent && !isSending
              ? `Try again for ${peopleText(left.length)}`
              : `Invite ${peopleText(left.length)}`}
          </SubmitButton>
        )}
        {!isSending && (
          <>
            <Button variant="outline-secondary" onClick={handleReport}>
              Save report (CSV)
            </Button>
            {hasSent && (
              <Button variant="outline-secondary" onClick={onNew}>
                New list
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}

function isKnown({ verdict }: ListRow): boolean {
  return verdict === 'registered' || verdict === 'invited';
}

/** Why not everybody can be invited, for example "5 rows have a problem, 1 person is registered or invited already. " */
function leftOutText(problems: number, known: number): string {
  const parts = [
    ...(problems > 0 ? [`${number(problems)} ${problems === 1 ? 'row has' : 'rows have'} a problem`] : []),
    ...(known > 0
      ? [`${peopleText(known)} ${known === 1 ? 'is' : 'are'} registered or invited already`]
      : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}. ` : '';
}

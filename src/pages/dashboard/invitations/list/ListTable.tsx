import { useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import FormControl from 'react-bootstrap/FormControl';
import Table from 'react-bootstrap/Table';
import { Sentence } from '../../../../ui/Sentence.tsx';
import { ShowMore } from '../../../../ui/ShowMore.tsx';
import { STORED } from '../../../../ui/stored.ts';
import { TableHead } from '../../../../ui/TableHead.tsx';
import { isQuestion, type ListRow, type RowValues } from './listRows.ts';
import type { Outcomes } from './useSendList.ts';

interface ListTableProps {
  /** Problems first. */
  rows: readonly ListRow[];
  outcomes: Outcomes;
  /** Lines with a known name that the introducer invites anyway. */
  chosen: ReadonlySet<number>;
  isLocked: boolean;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onFix: (line: number, values: RowValues) => void;
}

/** Thousands of rows at once would hold up the page. */
const SHOWN = 50;

export function ListTable({ rows, outcomes, chosen, isLocked, onChoose, onFix }: ListTableProps) {
  const [shown, setShown] = useState(SHOWN);
  const toggle = (line: number) => {
    const next = new Set(chosen);
    if (!next.delete(line)) next.add(line);
    onChoose(next);
  };
  return (
    <>
      {/* Scrollable by keyboard, also when no row has a field. */}
      <section className="table-scroll invite-list-rows" aria-label="Rows of the list" tabIndex={0}>
        <Table className="align-middle">
          <caption className="visually-hidden">The list, row by row</caption>
          <TableHead columns={['Row', 'Person', 'Result']} />
          <tbody>
            {rows.slice(0, shown).map((row) => {
              const { text, className } = resultOf(row, outcomes);
              const isSent = row.invite !== undefined && outcomes[row.invite.email] !== undefined;
              const isOpen = ['wrong', 'mistyped'].includes(row.verdict) && !isSent;
              return (
                <tr key={row.line}>
                  <td>{row.line}</td>
                  <th scope="row" className="invite-list-person">
                    {isOpen && !isLocked ? (
                      <FixRow row={row} onFix={(values) => onFix(row.line, values)} />
                    ) : (
                      <>
                        <span {...STORED}>{row.name || 'No name'}</span>
                        <span className="d-block small fw-normal text-body-secondary" {...STORED}>
                          {[row.email, row.type].filter(Boolean).join(' · ')}
                        </span>
                      </>
                    )}
                  </th>
                  <td>
                    <span className={className}>
                      <Sentence values={[row.name]}>{text}</Sentence>
                    </span>
                    {isQuestion(row) && !isSent && (
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
      </section>
      <ShowMore
        more={rows.length > shown ? 'available' : 'none'}
        what="rows"
        onClick={() => setShown(shown + SHOWN)}
      />
    </>
  );
}

interface FixRowProps {
  row: ListRow;
  onFix: (values: RowValues) => void;
}

const FIELDS = { name: 'Name', email: 'E-mail', type: 'Trainee or Vendor' } as const;
const KEYS = Object.keys(FIELDS) as (keyof RowValues)[];

/** A faulty row is corrected in place; the list above takes the change when the field is left. */
function FixRow({ row, onFix }: FixRowProps) {
  const { name, email, type, line } = row;
  const [values, setValues] = useState<RowValues>({ name, email, type });
  const finish = () => {
    if (KEYS.some((key) => values[key] !== row[key])) onFix(values);
  };
  return (
    <div className="d-grid gap-1">
      {KEYS.map((key) => (
        <FormControl
          key={key}
          size="sm"
          aria-label={`${FIELDS[key]} in row ${line}`}
          placeholder={FIELDS[key]}
          autoComplete="off"
          spellCheck={false}
          value={values[key]}
          onChange={({ target }) => setValues({ ...values, [key]: target.value })}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
        />
      ))}
    </div>
  );
}

const GOOD = 'status-validated';
const BAD = 'status-danger';
const IDLE = 'status-pending';

/** The text for a row: its verdict, and after sending the result. */
export function resultOf({ verdict, reason, invite }: ListRow, outcomes: Outcomes) {
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

import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import FormCheck from 'react-bootstrap/FormCheck';
import Table from 'react-bootstrap/Table';
import type { CsvRow } from '../../../../domain/exports/csv.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { STORED } from '../../../../ui/stored.ts';
import { TableHead } from '../../../../ui/TableHead.tsx';
import { type Layout, widthOf, withMissing } from './listColumns.ts';

const PREVIEWED = 4;
const FIELDS = [
  { key: 'name', label: 'Column of the name', placeholder: 'Choose', isNeeded: true },
  { key: 'last', label: 'Column of the last name', placeholder: 'No column', isNeeded: false },
  { key: 'email', label: 'Column of the e-mail', placeholder: 'Choose', isNeeded: true },
  { key: 'type', label: 'Column of the type', placeholder: 'No column', isNeeded: false },
] as const;

interface ColumnChoiceProps {
  rows: readonly CsvRow[];
  /** The columns that are certain from the rows. */
  found: Layout;
  onChoose: (layout: Layout) => void;
}

/** Shows the first rows of a list, and asks which column has what. */
export function ColumnChoice({ rows, found, onChoose }: ColumnChoiceProps) {
  const { columns, headings } = found;
  const [chosen, setChosen] = useState({
    name: columnText(columns.name[0]),
    last: columnText(columns.name[1]),
    email: columnText(columns.email),
    type: columnText(columns.type),
  });
  const [isAsked, setAsked] = useState(false);
  const [hasHeadings, setHasHeadings] = useState(true);
  const headingId = useId();
  const indices = Array.from({ length: widthOf(rows) }, (_, index) => index);
  const options = indices.map((index) => ({ value: `${index}`, label: titleOf(rows, index) }));

  const handleUse = () => {
    setAsked(true);
    if (!chosen.name || !chosen.email) return;
    const name = [chosen.name, chosen.last].filter(Boolean).map(Number);
    const wanted = { name, email: Number(chosen.email), type: chosen.type ? Number(chosen.type) : -1 };
    onChoose({ columns: withMissing(wanted, rows), headings: hasHeadings ? headings : 0 });
  };
  return (
    <section className="mt-3" aria-labelledby={headingId}>
      <h4 id={headingId} className="h6">
        Which column has what?
      </h4>
      <p>It is not certain from this list. Nobody is invited before you have chosen.</p>
      <section className="table-scroll" aria-label="First rows of the list" tabIndex={0}>
        <Table className="invite-list-preview" size="sm">
          <caption className="visually-hidden">The first rows of the list, column by column</caption>
          <TableHead columns={indices.map((index) => `Column ${index + 1}`)} />
          <tbody>
            {rows.slice(0, PREVIEWED).map(({ line, cells }) => (
              <tr key={line}>
                {indices.map((index) => (
                  <td key={index} {...STORED}>
                    {cells[index] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      {headings > 0 && (
        <FormCheck
          id="invite-list-headings"
          className="mb-2"
          label={
            headings === 1
              ? 'The first row has headings, not a person'
              : `The first ${headings} rows have headings, not people`
          }
          checked={hasHeadings}
          onChange={({ target }) => setHasHeadings(target.checked)}
        />
      )}
      <div className="invite-list-columns">
        {FIELDS.map(({ key, label, placeholder, isNeeded }) => (
          <SelectField
            key={key}
            id={`invite-list-${key}`}
            label={label}
            placeholder={placeholder}
            options={options}
            value={chosen[key]}
            error={isAsked && isNeeded && !chosen[key] ? 'Choose a column' : undefined}
            onChange={({ target }) => setChosen({ ...chosen, [key]: target.value })}
          />
        ))}
      </div>
      <Button variant="outline-primary" onClick={handleUse}>
        Use these columns
      </Button>
    </section>
  );
}

function columnText(column = -1): string {
  return column >= 0 ? `${column}` : '';
}

/** For example "Column 2: Kontakt". */
function titleOf(rows: readonly CsvRow[], index: number): string {
  const first = rows.find(({ cells }) => cells[index])?.cells[index];
  return [`Column ${index + 1}`, first].filter(Boolean).join(': ');
}

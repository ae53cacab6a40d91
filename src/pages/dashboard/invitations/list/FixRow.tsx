import { useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import type { ListRow, RowValues } from './listRows.ts';

interface FixRowProps {
  row: ListRow;
  onFix: (values: RowValues) => void;
}

const FIELDS = { name: 'Name', email: 'E-mail', type: 'Trainee or Vendor' } as const;
const KEYS = Object.keys(FIELDS) as (keyof RowValues)[];

/** A faulty row is corrected in place; the list above takes the change when the field is left. */
export function FixRow({ row, onFix }: FixRowProps) {
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

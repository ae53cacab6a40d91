import { formatDate } from '../../domain/time/dates.ts';
import type { InputProps } from './FieldFrame.tsx';
import { useIsLocked } from './locked.ts';
import { TextField } from './TextField.tsx';

type DateFieldProps = Omit<InputProps<'input'>, 'hint' | 'type'> & {
  /** An ISO date. */
  entered: string;
};

const YEAR_ERROR = 'Enter the year with four digits, such as 2026.';

/** Browsers make 0026 of a year typed as 26. */
function isYearShort(isoDate: string): boolean {
  return isoDate.startsWith('0');
}

/** Browsers format a date by their own locale, so the hint shows the Indian format. */
export function DateField({ entered, className = '', ...field }: DateFieldProps) {
  const date = entered && formatDate(entered);
  const { id, label, error } = field;
  if (useIsLocked())
    return <TextField {...(id && { id })} label={label} className={className} value={date} />;
  return (
    <TextField
      {...field}
      className={`field-code ${className}`}
      type="date"
      hint={date}
      error={isYearShort(entered) ? YEAR_ERROR : error}
    />
  );
}

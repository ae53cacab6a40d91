import { formatDate } from '../../domain/time/dates.ts';
import type { InputProps } from './FieldFrame.tsx';
import { TextField } from './TextField.tsx';

type DateFieldProps = Omit<InputProps<'input'>, 'hint' | 'type'> & {
  /** An ISO date. */
  entered: string;
};

/** A browser writes a date as its own country does, so the hint says it the Indian way. */
export function DateField({ entered, ...field }: DateFieldProps) {
  return (
    <TextField {...field} type="date" hint={entered ? formatDate(entered) : 'For example, 21 Nov 2026'} />
  );
}

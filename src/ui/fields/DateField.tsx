import type { ComponentPropsWithRef } from 'react';
import { formatDate } from '../../domain/time/dates.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { TextField } from './TextField.tsx';

interface DateFieldProps
  extends Omit<FieldProps, 'hint'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  /** The ISO date as it is entered. */
  entered: string;
}

/** A date; a browser writes it as its own country does, so the hint says it the Indian way. */
export function DateField({ entered, ...field }: DateFieldProps) {
  return <TextField {...field} type="date" hint={entered ? formatDate(entered) : 'Such as 21 Nov 2026'} />;
}
